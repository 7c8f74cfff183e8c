/** The addresses of the services that this process uses. */
export interface Services {
  databaseUrl: string;
  /** host:port of the Firebase Auth emulator, if it is used. */
  emulatorHost: string | undefined;
  accessTokenSecret: string;
}
