import { randomUUID } from "node:crypto";
import { MAX_UNUSED_PHOTOS, UNUSED_PHOTO_HOURS } from "@shop/shared/review";
import { inTransaction, requireViewer, type RequestContext } from "../../context/context";
import { columns, text, uuid } from "../../data/columns";
import { counterOf } from "../../data/lists/count";
import { command, execute, rows, select } from "../../data/rows";
import { lookUp, lookupAllOf } from "../../data/shared-lookups";
import { BadUserInput, Conflict, Unauthenticated } from "../../errors";
import { lockOpenUser } from "../users/lock-user";
import { type AddedImage, removeImage, storeImage } from "./add-image";

/** A table of photos, the column of the object that a photo belongs to, and the texts of refusals. */
interface PhotoTable {
  table: string;
  owner: string;
  texts: () => { waitingPhotos: (most: number) => string; foreignPhotos: string };
}

const hashColumn = columns({ hash: text("hash") });

/** The statements of a table of photos. */
function statementsOf({ table, owner }: PhotoTable) {
  const recent = `interval '${UNUSED_PHOTO_HOURS} hours'`;
  const released = `${owner} is null and user_id is null`;
  return {
    countUnused: counterOf(`${table} where user_id = $1 and ${owner} is null`),
    begin: command(`insert into ${table} (hash, user_id) values ($1, $2)`),
    finish: command(`update ${table} set image_url = $3 where hash = $1 and user_id = $2`),
    giveUp: command(`update ${table} set user_id = null where hash = $1 and ${owner} is null`),
    attach: command(
      `update ${table} set ${owner} = $1, place = chosen.place
        from unnest($2::text[]) with ordinality as chosen (image_url, place)
        where ${table}.image_url = chosen.image_url and user_id = $3 and ${owner} is null
          and created_at > now() - ${recent}`,
    ),
    ofOwner: lookupAllOf(
      columns({ ownerId: uuid(owner), imageUrl: text("image_url") }),
      table,
      "ownerId",
      `and ${owner} is not null and image_url is not null order by ${owner}, place`,
    ),
    release: command(`update ${table} set user_id = null, ${owner} = null where user_id = $1`),
    expire: command(
      `update ${table} set user_id = null
        where ${owner} is null and user_id is not null and created_at < now() - ${recent}`,
    ),
    released: select(hashColumn, `from ${table} where ${released} limit 100`),
    remove: command(`delete from ${table} where hash = $1 and ${released}`),
  };
}

/** The photos that customers upload for their reviews or returns, which are kept in a table of their own. */
export class CustomerPhotos {
  private readonly statements: ReturnType<typeof statementsOf>;

  constructor(private readonly kept: PhotoTable) {
    this.statements = statementsOf(kept);
  }

  /**
   * Stores a photo of the viewer, like the images of products. Each upload gets a new name, so that the photo can be
   * deleted with its object. The caller checks that the viewer may have the object. Throws Conflict if the viewer has too
   * many photos without an object, and the errors of `addImage`.
   */
  async add(ctx: RequestContext, upload: AsyncIterable<Buffer>): Promise<AddedImage> {
    const { id: userId } = requireViewer(ctx);
    const { countUnused, begin, finish, giveUp } = this.statements;
    const hash = randomUUID().replaceAll("-", "");
    await inTransaction(ctx, async (tx) => {
      await lockOpenUser(tx, userId); // so that two tabs upload one after the other
      if ((await countUnused(tx.db, [userId])) >= MAX_UNUSED_PHOTOS)
        throw new Conflict(this.kept.texts().waitingPhotos(MAX_UNUSED_PHOTOS));
      await execute(tx.db, begin, [hash, userId]);
    });
    try {
      const added = await storeImage(ctx, upload, () => hash);
      // the account may have been deleted concurrently
      if ((await execute(ctx.db, finish, [hash, userId, added.image])) === 0) throw new Unauthenticated();
      return added;
    } catch (error) {
      await execute(ctx.db, giveUp, [hash]);
      throw error;
    }
  }

  /** Attaches photos to a new object of their customer. Throws BadUserInput for a foreign photo, or one of another object. */
  async attach(
    tx: RequestContext,
    { id, userId }: { id: string; userId: string },
    photos: readonly string[],
  ): Promise<void> {
    if (photos.length === 0) return;
    const attached = await execute(tx.db, this.statements.attach, [id, photos, userId]);
    if (attached === photos.length) return;
    throw new BadUserInput([{ field: "photos", message: this.kept.texts().foreignPhotos }]);
  }

  /** The URLs of an object's photos, in its customer's order. */
  async of(ctx: Pick<RequestContext, "db">, id: string): Promise<string[]> {
    const photos = (await lookUp(ctx, this.statements.ofOwner, id)) ?? [];
    return photos.map(({ imageUrl }) => imageUrl);
  }

  /** Detaches a user's photos from the user and their objects: the next `removeUnused` deletes them. */
  async release({ db }: Pick<RequestContext, "db">, userId: string): Promise<void> {
    await execute(db, this.statements.release, [userId]);
  }

  /**
   * Deletes photos without an object, a day after their upload, and the photos of deleted accounts. The first statement
   * makes them unusable; each row is deleted last, so that a failed deletion of its image is retried.
   */
  async removeUnused(ctx: Pick<RequestContext, "db" | "images">): Promise<void> {
    const { expire, released, remove } = this.statements;
    await execute(ctx.db, expire, []);
    for (const { hash } of await rows(ctx.db, released, [])) {
      await removeImage(ctx, hash);
      await execute(ctx.db, remove, [hash]);
    }
  }
}
