export function serverFlags(machine?: { memory?: number; processors?: number }): string[]
