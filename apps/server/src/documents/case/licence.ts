import type { Outline } from "../outline";

export type LicenceDocument = {
  name: string;
  /** Whole. */
  number: string;
  holder: string;
  issuer: string;
  issuedOn: string;
  expiresOn: string | null;
  /** Whole address of the page that says whether it is true. */
  check: string;
  site: string;
  /** This portal is a demonstration. */
  sample: boolean;
};

/** An e-licence as a document, for its holder. @see APPLY-30 */
export const licenceOutline = ({ name, number, holder, issuer, issuedOn, expiresOn, check, site, sample }: LicenceDocument): Outline => ({
  title: sample ? `${name}（样例）` : name,
  about: issuer,
  lead: `${holder}的电子证照`,
  site,
  foot: sample ? "样例：没有法律效力，不是任何部门签发的。" : `电子证照“${name}”`,
  live: { url: check, caption: "30 日内扫码核对", alt: `二维码，核对这份证照的网页：${check}` },
  ...(sample ? { mark: "样例，没有法律效力" } : {}),
  date: issuedOn,
  keywords: [name],
  blocks: [
    {
      type: "facts",
      label: "证照",
      rows: [
        ["持有人", holder],
        ["证照号码", number],
        ["发证机关", issuer],
        ["发证日期", issuedOn],
        ["有效期", `${issuedOn} 至 ${expiresOn ?? "长期"}`],
      ],
    },
  ],
});
