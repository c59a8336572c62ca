import { CallError } from './call-error.ts'

export type Attempt<Data> =
  | { readonly data: Data; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: CallError }

/** Makes calls that may be refused, and says what came of them. Any other error is a fault of ours and is thrown. */
export async function attempt<Data>(work: () => Promise<Data>): Promise<Attempt<Data>> {
  try {
    return { data: await work() }
  } catch (error) {
    if (error instanceof CallError) return { error }
    throw error
  }
}
