import { spawn, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Service } from "../../api/embedded/supervisor";
import { serviceOf } from "./service";

/** The containers' configuration. */
const CONFIG = join(__dirname, "../../deploy/nginx/nginx.conf");

/** Whether nginx is installed on this machine. */
export const hasNginx = () => spawnSync("nginx", ["-v"]).status === 0;

/** The configuration of deploy/nginx for this machine's processes, with its files in `folder`. */
function configFor(folder: string, port: number, shopPorts: readonly number[]): string {
  const servers = shopPorts.map((shop) => `server 127.0.0.1:${shop} max_fails=1 fail_timeout=2s;`);
  return readFileSync(CONFIG, "utf8")
    .replace(/server shop-1:4000[^;]*;\s*server shop-2:4001[^;]*;/, servers.join("\n"))
    .replace("listen 8080;", `listen 127.0.0.1:${port};`)
    .replaceAll("/tmp/nginx", join(folder, "nginx"));
}

/** Starts nginx in front of shop processes with the configuration of deploy/nginx. Its cache is `<folder>/nginx-cache`. */
export function startNginx(folder: string, port: number, shopPorts: readonly number[]): Service {
  const file = join(folder, "nginx.conf");
  writeFileSync(file, configFor(folder, port, shopPorts));
  const user = process.getuid?.() === 0 ? " user root;" : ""; // nginx's user can't enter the folder
  const args = ["-p", folder, "-c", file, "-e", "stderr", "-g", `daemon off;${user}`];
  return serviceOf(spawn("nginx", args, { stdio: ["ignore", "inherit", "inherit"] }), "SIGQUIT");
}
