/** npm run db:migrate: brings the schema up to date, as every start of the shop does too. */
import "reflect-metadata";
import { withDatabase } from "./with-database";

withDatabase(() => {
  console.log("The database is up to date.");
  return Promise.resolve();
});
