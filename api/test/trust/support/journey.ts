import { randomUUID } from "node:crypto";
import { waitUntil } from "../../../embedded/processes";
import { type FirebaseAccount, register, signInAtFirebase } from "../../support/accounts";
import type { MailServer } from "../../support/mail-server";
import { keepAlive, send, type HttpAnswer, type HttpRequest } from "./http-client";
import { onCleanup } from "./on-cleanup";
import type { DatabaseClient } from "./database-client";

interface GraphQLAnswer<Data> {
  data?: Data | null;
  errors?: unknown[];
}

const SIGN_IN = "mutation ($idToken: String!) { signIn(idToken: $idToken) { accessToken user { id } } }";

const agent = keepAlive();
onCleanup(() => agent.destroy());

/** A person; their requests go to the shop's processes in turn. */
export class Visitor {
  constructor(
    /** The address of the process for the next request. */
    private readonly next: () => string,
    readonly token?: string,
    readonly email = "",
  ) {}

  /** Sends a request to the next process; returns any response. */
  call(path: string, request: HttpRequest = {}): Promise<HttpAnswer> {
    const token = this.token === undefined ? {} : { token: this.token };
    return send(`${this.next()}${path}`, { agent, ...token, ...request });
  }

  /** Sends a request to the next process; throws if it is refused. */
  async fetch(path: string, request?: HttpRequest): Promise<HttpAnswer> {
    const answer = await this.call(path, request);
    if (answer.status >= 400) throw new Error(`${path}: ${answer.status} ${answer.text}`);
    return answer;
  }

  /** The data of a GraphQL operation; throws if it is refused. */
  async ask<Data>(query: string, variables: object = {}): Promise<Data> {
    const { text } = await this.fetch("/graphql", { body: { query, variables } });
    const { data, errors } = JSON.parse(text) as GraphQLAnswer<Data>;
    if (errors || !data) throw new Error(text);
    return data;
  }

  /** This person with a session of the shop. */
  async signedIn({ idToken, email }: FirebaseAccount): Promise<Visitor> {
    const { signIn } = await this.ask<{ signIn: { accessToken: string } }>(SIGN_IN, { idToken });
    return new Visitor(this.next, signIn.accessToken, email);
  }
}

const WITHIN_MS = 60_000;

/** A running shop with its processes. */
export interface JourneyShop {
  /** The addresses of its processes. */
  urls: string[];
  /** The database itself, without a pooler. */
  db: DatabaseClient;
  mails: MailServer;
}

/** A name that a search treats as one word. */
const inLetters = (id: string) =>
  id.replace(/-/g, "").replace(/\d/g, (digit) => "ghijklmnop"[Number(digit)] as string);

/** The people of one journey through a shop, with requests to its processes in turn, and their data. */
export class Journey {
  /** The names of the imported products. */
  readonly names = ["Block", "Jack", "Smooth"].map((kind) => `${kind} plane ${inLetters(randomUUID())}`);
  readonly visitor: Visitor;
  /** Signed in by `signIn`. */
  customer!: Visitor;
  admin!: Visitor;
  private account!: FirebaseAccount;
  private turn = 0;

  constructor(readonly shop: JourneyShop) {
    this.visitor = new Visitor(() => this.nextUrl());
  }

  /** The address of the next process, round robin. */
  nextUrl(): string {
    return this.shop.urls[(this.turn += 1) % this.shop.urls.length] as string;
  }

  /** A visitor for each process. */
  ofEach(who: Visitor): Visitor[] {
    return this.shop.urls.map((url) => new Visitor(() => url, who.token));
  }

  /** Signs the customer and the admin in for the first time. */
  async signIn(): Promise<void> {
    this.account = await register({ displayName: "Carl Shopper", verified: true });
    this.customer = await this.visitor.signedIn(this.account);
    this.admin = await this.visitor.signedIn(await register({ displayName: "Ada Keeper", verified: true }));
    await this.shop.db.sql("update users set role = 'ADMIN' where email = $1", [this.admin.email]);
  }

  /** Renews the customer's session, as the pages do before it ends. */
  async renewSession(): Promise<void> {
    this.customer = await this.visitor.signedIn(await signInAtFirebase(this.account));
  }

  /** The id and version of an imported product. */
  async product(index: number): Promise<{ id: string; version: number }> {
    const found = await this.shop.db.sql<{ id: string; version: number }>(
      "select id, version from products where name = $1",
      [this.names[index]],
    );
    return found[0] as { id: string; version: number };
  }

  /** The subjects of all mails to a person, after the expected number has arrived and no job is left. */
  async mailsTo({ email }: Visitor, count: number): Promise<string[]> {
    const { db, mails } = this.shop;
    const received = () => mails.received.filter(({ to }) => to.includes(email));
    const done = async () =>
      received().length >= count &&
      (
        await db.sql(
          "select from graphile_worker.jobs where task_identifier !~ 'each-minute|expire|reconcile'",
        )
      ).length === 0;
    await waitUntil(done, WITHIN_MS);
    return received().map((mail) => mail.email.subject ?? "");
  }
}
