// Loaded into the shop's process by profile.ts: records a CPU profile between the messages "start profile" and "stop profile".
const { Session } = require("node:inspector");

const SAMPLE_EVERY_US = 250;

const session = new Session();
session.connect();
session.post("Profiler.enable");
session.post("Profiler.setSamplingInterval", { interval: SAMPLE_EVERY_US });

process.on("message", (message) => {
  if (message === "start profile") session.post("Profiler.start", () => process.send({ profile: "started" }));
  if (message === "stop profile")
    session.post("Profiler.stop", (_error, { profile }) => process.send({ profile }));
});
