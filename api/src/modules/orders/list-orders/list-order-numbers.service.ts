import type { RequestContext } from "../../../context/context";
import { columns, text } from "../../../data/columns";
import { rows, statement } from "../../../data/rows";

const numberColumn = columns({ number: text("number") });
const ofUser = statement(numberColumn, `select ${numberColumn.sql} from orders where user_id = $1`);

/** The numbers of all orders of a customer, in whatever state. */
export async function listOrderNumbers(
  { db }: Pick<RequestContext, "db">,
  userId: string,
): Promise<string[]> {
  return (await rows(db, ofUser, [userId])).map(({ number }) => number);
}
