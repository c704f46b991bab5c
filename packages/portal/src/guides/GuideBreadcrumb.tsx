import type { Guide } from "@onehall/api";
import { Breadcrumb } from "@onehall/ui/breadcrumb";
import { usePaths } from "../app/face";

export type GuideBreadcrumbProps = Pick<Guide, "name" | "audience"> & {
  /** The first theme of the task, if it has one. */
  theme: Guide["themes"][number] | undefined;
  /** Code of the region. */
  region: string;
};

/** The way to a guide: home, the service of its audience, its theme. */
export function GuideBreadcrumb({ name, audience, theme, region }: GuideBreadcrumbProps) {
  const paths = usePaths();
  const service = audience[0] === "company" ? "legal" : "personal";
  return (
    <Breadcrumb
      data-track-area="面包屑"
      items={[
        { label: "首页", href: paths.hall(region) },
        { label: service === "legal" ? "法人服务" : "个人服务", href: paths.theme(service, { region }) },
        ...(theme ? [{ label: theme.name, href: paths.theme(service, { region, catalogCode: theme.catalogCode }) }] : []),
        { label: name },
      ]}
    />
  );
}
