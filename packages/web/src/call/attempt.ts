import { CallError } from './call-error.ts'

export type Attempt<Data> =
  | { readonly data: Data; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: CallError }

/** Makes a call that may be refused and returns the answer or the refusal. Any other error is a bug and is thrown. */
export async function attempt<Data>(work: () => Promise<Data>): Promise<Attempt<Data>> {
  try {
    return { data: await work() }
  } catch (error) {
    if (error instanceof CallError) return { error }
    throw error
  }
}
