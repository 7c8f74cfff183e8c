import { use } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { CurrentResponse, useOwnPath, useResponseStatus } from "./page-response";

/** Redirects to the page's own path, with the query: the server by its answer, the browser in place. */
export function Moved({ path }: { path: string }) {
  const { search } = useLocation();
  useResponseStatus(301);
  useOwnPath(path);
  return use(CurrentResponse) ? null : <Navigate to={path + search} replace />;
}
