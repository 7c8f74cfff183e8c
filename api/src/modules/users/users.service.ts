export { grantAdmin, redeemGrant, revokeAdmin } from "./admin-grants";
export { archiveUser, restoreUser } from "./archive-user";
export { effectiveRole } from "./effective-role";
export { lowerCaseAscii, normalizeEmail } from "./email";
export { findUserByEmail, findViewer, getMe, isKnownAccount } from "./find-user";
export { lockUser } from "./lock-user";
export { isAdmin, makeAdminByEmail, makeAdminUser } from "./make-admin";
export {
  lockSignInRecord,
  saveSignIn,
  type SignedInIdentity,
  type SignInChange,
  type SignInRecord,
} from "./sign-in";
export { User } from "./user.entity";
export { listAllUsers, listUsers } from "./user-list";
