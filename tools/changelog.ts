const UNRELEASED = "## [Unreleased]";

/** Parts that CHANGELOG.md lacks before a release, a line each. */
export function changelogFaults(changelog: string): string[] {
  if (!changelog.includes(`${UNRELEASED}\n`)) return [`CHANGELOG.md has no section ${UNRELEASED}.`];
  const hasEntry = (part: string) => /^- /m.test(part);
  if (!hasEntry(unreleasedIn(changelog))) return [`CHANGELOG.md has nothing under ${UNRELEASED}.`];
  if (!hasEntry(upgradingIn(changelog)))
    return [
      `CHANGELOG.md has no "### Upgrading" with an entry under ${UNRELEASED}: say what an upgrade takes, or that it takes nothing.`,
    ];
  return [];
}

/** The changelog's notes on upgrading to the unreleased version; empty without any. */
export function upgradingIn(changelog: string): string {
  const [, upgrading = ""] = unreleasedIn(changelog).split("### Upgrading\n");
  return upgrading.split(/^### /m)[0] as string;
}

function unreleasedIn(changelog: string): string {
  const [, rest = ""] = changelog.split(`${UNRELEASED}\n`);
  return rest.split(/^## /m)[0] as string;
}

/** Makes what is unreleased the section of a release. */
export function releaseChangelog(changelog: string, version: string, day: string): string {
  return changelog.replace(UNRELEASED, () => `${UNRELEASED}\n\n## [${version}] - ${day}`);
}
