// The parts of firebase-tools that the emulator's process uses; the package ships no types.

declare module "firebase-tools/lib/emulator/auth/apiSpec" {
  const document: { paths: Record<string, { parameters?: object[] }> };
  export default document;
}

declare module "firebase-tools/lib/emulator/auth/server" {
  import type { RequestListener } from "node:http";
  import type { AgentProjectState } from "firebase-tools/lib/emulator/auth/state";

  export function createApp(
    defaultProjectId: string,
    singleProjectMode: number | undefined,
    projects: Map<string, AgentProjectState>,
  ): Promise<RequestListener>;
}

declare module "firebase-tools/lib/emulator/auth/state" {
  export interface UserRecord {
    localId: string;
    email?: string;
    /** In milliseconds. */
    lastLoginAt?: string;
    /** In seconds: tokens of earlier sign-ins are revoked. */
    validSince?: string;
  }
  export interface OneTimeLink {
    email: string;
    requestType: string;
    oobCode: string;
    oobLink: string;
  }
  export class AgentProjectState {
    constructor(projectId: string);
    protected users: Map<string, UserRecord>;
    createUserWithLocalId(localId: string, fields: Partial<UserRecord>): UserRecord | undefined;
    overwriteUserWithLocalId(localId: string, fields: Partial<UserRecord>): UserRecord;
    updateUserByLocalId(localId: string, fields: Partial<UserRecord>, options?: object): UserRecord;
    deleteUser(user: UserRecord): void;
    deleteAllAccounts(): void;
    listOobCodes(): Iterable<OneTimeLink>;
    deleteOobCode(code: string): boolean;
    createOob(
      email: string,
      newEmail: string | undefined,
      requestType: string,
      makeLink: (code: string) => string,
    ): OneTimeLink;
  }
}

declare module "firebase-tools/lib/emulator/emulatorLogger" {
  export enum Verbosity {
    SILENT = 3,
  }
  export class EmulatorLogger {
    static setVerbosity(verbosity: number): void;
  }
}
