import type { ReactNode } from "react";
import { far, ink, line, near, spot } from "./pictures.css";

/** Icons on the badge of a picture, by the picture's key in the pack. */
export const BADGES: Readonly<Record<string, string>> = {
  "company-opening": "store",
  "company-closing": "door-closed",
  "bay-area-company": "container",
  "credit-repair": "badge-check",
  "investment-filing": "clipboard-check",
  "food-licence": "shopping-bag",
  "business-power": "plug",
  financing: "hand-coins",
  "research-deduction": "flask-conical",
  "id-card": "id-card",
  newborn: "baby",
  "no-crime-record": "shield",
  "social-card": "umbrella",
  "cross-region-medical": "heart-pulse",
  "housing-fund": "house",
  "pension-check": "users",
  marriage: "heart",
  "disability-subsidy": "accessibility",
  "disability-certificate": "award",
  "elderly-allowance": "flower",
  "temporary-assistance": "hand-coins",
  "legal-aid": "scale",
  "assisted-service": "handshake",
  "student-aid": "graduation-cap",
};

/** What stands behind the badge, by the group's key in the pack. Drawn by us; 240 by 100, the ground at 88. */
export const SCENES: Readonly<Record<string, ReactNode>> = {
  // Arcade houses, and a line that rises.
  business: (
    <>
      <path className={far} d="M118 88V40h26v48zM148 88V28h30v60zM182 88V48h24v40z" />
      <path className={near} d="M24 88V58h22v30zM46 88V50h24v38zM70 88V58h22v30z" />
      <path className={spot} d="M29 88V76a6 6 0 0 1 12 0v12zM52 88V74a6 6 0 0 1 12 0v14zM75 88V76a6 6 0 0 1 12 0v12z" />
      <path className={line} d="m112 66 28-14 22 8 44-34m-12 0h12v12" />
    </>
  ),
  // A house on a hill, a kapok tree in bloom.
  people: (
    <>
      <path className={far} d="M0 88c40-34 84-34 124-6s76 14 116-10v16z" />
      <path className={near} d="M34 88V62l26-20 26 20v26z" />
      <path className={spot} d="M54 88V72h12v16z" />
      <path className={line} d="M190 88V46m0 26 18-14m-18 2-16-12" />
      <g className={ink}>
        <circle cx="190" cy="42" r="7" />
        <circle cx="210" cy="55" r="6" />
        <circle cx="172" cy="46" r="6" />
      </g>
    </>
  ),
  // One who helps, one who leans on a stick, a heart between them.
  vulnerable: (
    <>
      <path className={far} d="M0 88c60-26 180-26 240 0z" />
      <circle className={near} cx="112" cy="48" r="9" />
      <circle className={near} cx="150" cy="40" r="10" />
      <path className={near} d="M97 88V76a15 15 0 0 1 30 0v12zM134 88V70a16 16 0 0 1 32 0v18z" />
      <path className={line} d="M92 88V68m0 0q4-6 10 0M124 72l14-2" />
      <path className={ink} d="M140 16c-4-6-13-4-13 3 0 6 7 10 13 15 6-5 13-9 13-15 0-7-9-9-13-3z" />
    </>
  ),
};

/** A landmark or landscape of a city, by the picture's key. */
export const CITIES: Readonly<Record<string, ReactNode>> = {
  // A slender tower by the river.
  "city-guangzhou": (
    <>
      <path className={far} d="M30 88V52h24v36zM60 88V40h26v48zM160 88V46h26v42zM190 88V56h22v32z" />
      <path className={near} d="M112 88c8-20 8-32 4-56h8c-4 24-4 36 4 56z" />
      <path className={line} d="M120 32V8M0 94q15-6 30 0t30 0 30 0 30 0 30 0 30 0 30 0 30 0" />
    </>
  ),
  // High-rise blocks around a needle.
  "city-shenzhen": (
    <>
      <path className={far} d="M40 88V44h22v44zM66 88V56h20v32zM158 88V38h22v50zM184 88V52h24v36z" />
      <path className={near} d="M108 88V34l12-14 12 14v54z" />
      <path className={line} d="M120 20V6M114 88V44m12 44V44" />
    </>
  ),
  // Two shells on the water.
  "city-zhuhai": (
    <>
      <path className={far} d="M0 88q60-22 120-8t120-4v12z" />
      <path className={near} d="M64 88c0-36 18-60 34-62 14 4 26 28 26 62zM130 88c0-26 12-44 24-46 10 4 20 22 20 46z" />
      <path className={line} d="M98 26c-6 20-8 40-8 62m8-62c8 20 10 40 10 62M154 42c-5 14-6 30-6 46m6-46c6 14 8 30 8 46" />
    </>
  ),
  // A hall with upturned eaves.
  "city-foshan": (
    <>
      <path className={far} d="M18 88c24-30 52-30 76-4 24-30 60-34 128 4z" />
      <path className={near} d="M64 60c22 0 40-10 56-24 16 14 34 24 56 24l-6 8H70zM76 68h88v20H76z" />
      <path className={spot} d="M112 88V74h16v14zM86 78h14v10H86zM140 78h14v10h-14z" />
    </>
  ),
  // Workshops with saw-tooth roofs, and a leaf.
  "city-dongguan": (
    <>
      <path className={far} d="M150 88V50h24v38zM178 88V40h20v48z" />
      <path className={near} d="M30 88V60l22-14v14l22-14v14l22-14v14l22-14v42z" />
      <path className={spot} d="M42 72h12v8H42zM66 72h12v8H66zM90 72h12v8H90z" />
      <path className={ink} d="M206 60c-2-16 10-26 24-26 0 16-10 28-24 26z" />
    </>
  ),
  // A memorial hall below hills.
  "city-zhongshan": (
    <>
      <path className={far} d="M0 88 60 40l40 32 46-44 94 60z" />
      <path className={near} d="m120 42 40 18H80zM88 60h64v28H88z" />
      <path className={spot} d="M96 66h6v22h-6zM110 66h6v22h-6zM124 66h6v22h-6zM138 66h6v22h-6z" />
    </>
  ),
  // A pagoda and an arched bridge on the lake.
  "city-huizhou": (
    <>
      <path className={far} d="M0 88q50-30 110-10 60-26 130 0v10z" />
      <path className={near} d="m60 22 16 10H44zM50 32h20v10H50zM60 40l20 10H40zM48 50h24v12H48zM60 60l24 10H36zM46 70h28v18H46z" />
      <path className={line} d="M110 88a44 34 0 0 1 96 0M128 88a26 20 0 0 1 60 0" />
    </>
  ),
  // A watchtower of the overseas Chinese among rice fields.
  "city-jiangmen": (
    <>
      <path className={far} d="M0 88q120-24 240 0z" />
      <path className={near} d="M98 88V40h44v48zM92 40v-8h56v8zM104 32V22h32v10zM112 22l8-12 8 12z" />
      <path className={spot} d="M106 48h8v10h-8zM126 48h8v10h-8zM106 66h8v10h-8zM126 66h8v10h-8z" />
      <path className={line} d="M24 82v-10m12 10v-14m12 14v-10M186 82v-10m12 10v-14m12 14v-10" />
    </>
  ),
  // A bridge over the bay, a sail.
  "city-zhanjiang": (
    <>
      <path
        className={line}
        d="M0 72h240M70 84V30m80 54V30M70 30 16 72m54-42 40 42M150 30l-40 42m40-42 54 42M0 94q15-6 30 0t30 0 30 0 30 0 30 0 30 0 30 0 30 0"
      />
      <path className={near} d="M196 88V52l24 30zM190 86h36l-6 8h-24z" />
    </>
  ),
  // A round house in the hills.
  "city-meizhou": (
    <>
      <path className={far} d="M0 88 50 44l34 28 44-40 50 44 26-20 36 32z" />
      <path className={near} d="M64 88V64c0-8 25-14 56-14s56 6 56 14v24z" />
      <path className={spot} d="M84 66c8-6 64-6 72 0-8 6-64 6-72 0zM114 88V76h12v12z" />
    </>
  ),
};
