import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { itemValue, readPath, writePath } from "./path.js";

const model = { name: "陈", contact: { phone: "138" }, members: [{ name: "甲" }, { name: "乙" }] };

test.each([
  ["name", "陈"],
  ["contact.phone", "138"],
  ["members.1.name", "乙"],
  ["members[0].name", "甲"],
])("reads %s", (path, value) => {
  expect(readPath(model, path)).toBe(value);
});

test.each(["nme", "contact.fax", "contact.phone.area", "members[2].name", "", "toString", "__proto__.x"])("refuses %j with the exact sentence", (path) => {
  expect(() => readPath(model, path)).toThrow(new Error("please transfer a valid prop path to form item!"));
});

test("an item whose prop the model lacks leaves the server's page standing; the console says so once, with the path", () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(itemValue(model, "contact.phone", true)).toBe("138");
  expect(itemValue(model, "contact.telex", true)).toBeUndefined();
  expect(() => itemValue(model, "contact.telex", false)).toThrow(new Error("please transfer a valid prop path to form item!"));
  expect(said.mock.calls).toEqual([["please transfer a valid prop path to form item! prop: contact.telex"]]);
  said.mockRestore();
});

test("writes one place and leaves the rest as it was", () => {
  const next = writePath(model, "members[1].name", "丙");
  expect(next.members).toEqual([{ name: "甲" }, { name: "丙" }]);
  expect(next.members[0]).toBe(model.members[0]);
  expect(next.contact).toBe(model.contact);
  expect(model.members[1]!.name).toBe("乙");
});

test("what was written is read", () => {
  fc.assert(
    fc.property(fc.constantFrom("name", "contact.phone", "members.0.name"), fc.anything(), (path, value) => {
      expect(readPath(writePath(model, path, value), path)).toBe(value);
    }),
  );
});
