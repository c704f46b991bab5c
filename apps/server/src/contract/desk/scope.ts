import { type AnswerOf, type AnyCall, PortalError, type QueryOf } from "@onehall/api";
import type { Visitor } from "../../identity";
import type { Staff } from "../../identity/people";
import type { ApplicationRow, StaffScope } from "../applications/rows";
import type { Handler } from "../router/handler";
import { visitorHandler } from "../people/visitor-handler";
import { codeRange } from "../rows/regions";
import type { Services } from "../services";

/** The department that runs the portal and its halls: what is about no task is for it. */
export const PORTAL_OFFICE = "data";

/** Whose applications a member of staff sees: of the department, in the region and all that lies in it. */
export const scopeOfStaff = ({ department, region }: Staff): StaffScope => ({ department, ...codeRange(region) });

/** Whether an application is among those of a visitor's department. */
export function isOfStaff({ staff }: Visitor, { deptId, region }: Pick<ApplicationRow, "deptId" | "region">): boolean {
  if (!staff) return false;
  const { department, low, high } = scopeOfStaff(staff);
  return deptId === department && region >= low && region < high;
}

export type StaffVisitor = Visitor & { staff: Staff };

/** A call for staff: status 403 for everybody else who is logged in, 401 for who is not. */
export const staffHandler = <C extends AnyCall>(
  call: C,
  handler: (visitor: StaffVisitor, input: QueryOf<C>, services: Services) => AnswerOf<C> | Promise<AnswerOf<C>>,
): Handler =>
  visitorHandler(call, (visitor, input, services) => {
    const { staff } = visitor;
    if (!staff) throw new PortalError("staff-only", "只有工作人员可以打开工作台。请换工作人员账号登录。", { status: 403 });
    return handler({ ...visitor, staff }, input, services);
  });
