export function explainOldNode(version: string): string | undefined;
