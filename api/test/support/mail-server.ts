import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** A received mail: its envelope and the parsed content. */
export interface ReceivedMail {
  from: string;
  to: string[];
  email: Email;
}

/** A refusal with an SMTP code, at one of the commands. */
export interface Refusal {
  at: "MAIL" | "RCPT" | "DATA";
  code: number;
  /** The refused recipient; without it every recipient is refused. */
  recipient?: string;
}

/** A mail server on a free port of this machine. */
export interface MailServer {
  url: string;
  port: number;
  received: ReceivedMail[];
  /** The current refusal, until it is reset. */
  refusal: Refusal | undefined;
  /** Called with the sender when a mail begins; the server continues when the promise resolves. */
  begun: (sender: string) => Promise<void>;
  stop(): Promise<void>;
}

const refused = (code: number) => Object.assign(new Error("Refused by the test"), { responseCode: code });

/** Starts a mail server; `login` requires this user and password. */
export async function startMailServer(
  options: { port?: number; login?: { user: string; pass: string } } = {},
): Promise<MailServer> {
  const { port = 0, login } = options;
  const state: Pick<MailServer, "received" | "refusal" | "begun"> = {
    received: [],
    refusal: undefined,
    begun: () => Promise.resolve(),
  };
  const refusalAt = (at: Refusal["at"], recipient?: string) => {
    const { refusal } = state;
    const concerned = refusal?.at === at && (refusal.recipient ?? recipient) === recipient;
    return concerned ? refused(refusal.code) : null;
  };
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    authOptional: !login,
    allowInsecureAuth: true,
    closeTimeout: 100,
    onAuth: ({ username, password }, _session, done) =>
      username === login?.user && password === login?.pass
        ? done(null, { user: username })
        : done(refused(535)),
    onMailFrom: ({ address }, _session, done) =>
      void state.begun(address).then(() => done(refusalAt("MAIL"))),
    onRcptTo: ({ address }, _session, done) => done(refusalAt("RCPT", address)),
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        const refusal = refusalAt("DATA");
        if (refusal) return done(refusal);
        void PostalMime.parse(Buffer.concat(parts)).then((email) => {
          const from = envelope.mailFrom ? envelope.mailFrom.address : "";
          state.received.push({ from, to: envelope.rcptTo.map(({ address }) => address), email });
          done();
        });
      });
    },
  });
  server.on("error", () => undefined); // the client closed the connection
  await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
  const bound = (server.server.address() as AddressInfo).port;
  const stop = () => new Promise<void>((stopped) => server.close(stopped));
  return Object.assign(state, { url: `smtp://127.0.0.1:${bound}`, port: bound, stop });
}
