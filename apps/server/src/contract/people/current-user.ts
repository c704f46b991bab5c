import { loginUser, ownProfile, portalSwitch } from "@onehall/api";
import { sql } from "../../data";
import type { Profile } from "../../data/people";
import { maskName, maskNumber } from "../../common/mask";
import { defineHandler } from "../router/handler";
import { visitorHandler } from "./visitor-handler";

const stored = sql<{ profile: string }>`SELECT profile FROM person WHERE id = ${"person"}`;

/** 1990-05-04 → 1990-**-** */
const maskDay = (day: string): string => day.replace(/-\d{2}/g, "-**");

export const handleLoginUser = defineHandler(
  loginUser,
  async (_input, { identity }, { context }) => ({ user: (await identity.visitorOf(context))?.user ?? null }),
  {
    personal: true,
  },
);

export const handlePortalSwitch = defineHandler(portalSwitch, (_input, { identity }) => ({ gj_sso: identity.national ? ("1" as const) : ("0" as const) }));

export const handleOwnProfile = visitorHandler(ownProfile, async ({ person, user }, _input, { database }) => {
  const row = await database.get(stored, { person });
  const { gender, born, number, phone, place, relations = [] } = JSON.parse(row?.profile ?? "{}") as Profile;
  return {
    profile: {
      ...user,
      gender: gender ?? null,
      born: born === undefined ? null : maskDay(born),
      number: number === undefined ? null : maskNumber(number),
      phone: phone === undefined ? null : maskNumber(phone),
      place: place ?? null,
      relations: relations.map(({ relation, name }) => ({ relation, name: maskName(name) })),
    },
  };
});
