const UNRELEASED = "## [Unreleased]";

/** The part of a text between a heading and the next heading of its level; empty without the heading. */
function section(text: string, heading: string): string {
  const [, rest = ""] = text.split(`${heading}\n`);
  const [level = ""] = heading.split(" ");
  return rest.split(new RegExp(`^${level} `, "m"))[0] as string;
}

/** The changelog's notes on upgrading to the unreleased version; empty without any. */
export const upgradingIn = (changelog: string) => section(section(changelog, UNRELEASED), "### Upgrading");

/** The first entry that CHANGELOG.md needs before a release and lacks. */
export function changelogFaults(changelog: string): string[] {
  const hasEntry = (part: string) => /^- /m.test(part);
  if (!hasEntry(section(changelog, UNRELEASED))) return [`CHANGELOG.md has nothing under ${UNRELEASED}.`];
  if (hasEntry(upgradingIn(changelog))) return [];
  return [
    `CHANGELOG.md has no "### Upgrading" with an entry under ${UNRELEASED}: say what an upgrade takes, or that it takes nothing.`,
  ];
}

/** Makes the unreleased section the section of a release. */
export const releaseChangelog = (changelog: string, version: string) =>
  changelog.replace(UNRELEASED, `$&\n\n## [${version}] - ${new Date().toISOString().slice(0, 10)}`);
