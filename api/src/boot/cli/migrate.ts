/** npm run db:migrate: runs pending migrations, as every start of the shop does. */
import "reflect-metadata";
import "../source-maps";
import { withDatabase } from "./with-database";

withDatabase(() => {
  console.log("The database is up to date.");
  return Promise.resolve();
});
