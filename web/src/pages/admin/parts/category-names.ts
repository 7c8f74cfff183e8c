/** The path of a category: "Watches / Divers". */
export const namePathOf = (path: readonly { name: string }[]) => path.map(({ name }) => name).join(" / ");
