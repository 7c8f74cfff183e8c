const UNRELEASED = "## [Unreleased]";

/** What is missing in CHANGELOG.md before a release, a line each. */
export function changelogFaults(changelog: string): string[] {
  const [, rest] = changelog.split(`${UNRELEASED}\n`);
  if (rest === undefined) return [`CHANGELOG.md has no section ${UNRELEASED}.`];
  const [entries = ""] = rest.split(/^## /m);
  const [, upgrading = ""] = entries.split("### Upgrading\n");
  const hasEntry = (part = "") => /^- /m.test(part);
  if (!hasEntry(entries)) return [`CHANGELOG.md has nothing under ${UNRELEASED}.`];
  if (!hasEntry(upgrading.split(/^### /m)[0]))
    return [
      `CHANGELOG.md has no "### Upgrading" with an entry under ${UNRELEASED}: say what an upgrade takes, or that it takes nothing.`,
    ];
  return [];
}

/** Makes what is unreleased the section of a release. */
export function releaseChangelog(changelog: string, version: string, day: string): string {
  return changelog.replace(UNRELEASED, () => `${UNRELEASED}\n\n## [${version}] - ${day}`);
}
