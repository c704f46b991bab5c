import { FIELD_LENGTH, type ApplicationField } from "@onehall/api";
import { FormItem } from "@onehall/ui/form";
import { Input } from "@onehall/ui/input";
import { RadioGroup } from "@onehall/ui/radio";
import { Textarea } from "@onehall/ui/textarea";

/** What browsers and password managers may fill in: the applicant's own details and nothing of a child or a company. */
const AUTOCOMPLETE: Readonly<Record<string, string>> = { name: "name", mobile: "tel", address: "street-address" };

/**
 * A field of an application form. `from`: where its value comes from, while nobody has looked at it. `forOther`: filled in for somebody else, so that the
 * browser must not put in what it knows of its owner.
 */
export function DetailField({
  field: { id, kind, label, hint, required, options },
  from,
  forOther = false,
}: {
  field: ApplicationField;
  from: string | undefined;
  forOther?: boolean;
}) {
  const info = [...(from === undefined ? [] : [`来自${from}，请核对`]), ...(hint === "" ? [] : [hint])].join("。");
  const name = required ? label : `${label}（选填）`;
  if (kind === "choice")
    return (
      <FormItem prop={id} label={name} required={required} info={info || undefined} group>
        <RadioGroup options={options.map((option) => ({ value: option, label: option }))} />
      </FormItem>
    );
  const autoComplete = forOther ? "off" : (AUTOCOMPLETE[id] ?? "off");
  return (
    <FormItem prop={id} label={name} required={required} info={info || undefined}>
      {kind === "longText" ? (
        <Textarea rows={4} maxLength={FIELD_LENGTH.longText} />
      ) : (
        <Input type={kind === "mobile" ? "tel" : "text"} inputMode={kind === "mobile" ? "numeric" : undefined} autoComplete={autoComplete} />
      )}
    </FormItem>
  );
}
