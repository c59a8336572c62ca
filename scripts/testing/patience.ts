/** Timeouts are only for hangs. A slow or busy machine must never reach them. */
export const STEP_MS = 60_000
export const TEST_MS = 180_000
/** A test that starts, kills or transcodes many times: on a machine at half speed it takes ten minutes. */
export const MANY_MS = 1_200_000
