import { Alert } from "@onehall/ui/alert";
import { useShell } from "../app/use-shell";

/** Stands where a part of the page could not be fetched; the rest of the page is all right. */
export function Unavailable({ what }: { what: string }) {
  const here = useShell()?.here;
  return (
    <Alert tone="warning" title={`${what}暂时打不开`}>
      <p>
        页面的其他内容可以照常使用。请<a href={here}>重试</a>，或者拨打 <a href="tel:12345">12345</a> 咨询。
      </p>
    </Alert>
  );
}
