import type { FirebaseAccount } from "../../../support/accounts";
import { keepAlive, send, type HttpAnswer, type HttpRequest } from "../http-client";
import { onCleanup } from "../on-cleanup";

interface GraphQLAnswer<Data> {
  data?: Data | null;
  errors?: unknown[];
}

const SIGN_IN = "mutation ($idToken: String!) { signIn(idToken: $idToken) { accessToken user { id } } }";

const agent = keepAlive();
onCleanup(() => agent.destroy());

/** Somebody whose requests go to one process of a shop after the other. */
export class Visitor {
  constructor(
    /** The address of the process that gets the next request. */
    private readonly next: () => string,
    readonly token?: string,
    readonly email = "",
  ) {}

  /** Sends a request to the next process, whatever it answers. */
  call(path: string, request: HttpRequest = {}): Promise<HttpAnswer> {
    const token = this.token === undefined ? {} : { token: this.token };
    return send(`${this.next()}${path}`, { agent, ...token, ...request });
  }

  /** The same; throws if it is refused. */
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

  /** The same person with a session of the shop. */
  async signedIn({ idToken, email }: FirebaseAccount): Promise<Visitor> {
    const { signIn } = await this.ask<{ signIn: { accessToken: string } }>(SIGN_IN, { idToken });
    return new Visitor(this.next, signIn.accessToken, email);
  }
}
