/** Timeouts are only for hangs. A slow or busy machine must never reach them. */
export const STEP_MS = 60_000
export const TEST_MS = 180_000
