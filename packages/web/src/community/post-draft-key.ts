/** The beginning of the keys under which drafts are stored on the device. */
export const POST_DRAFT_PREFIX = 'sands.post-draft'

/** Whether anything is stored on this device, of any person. */
export function hasPostDrafts(): boolean {
  try {
    return Object.keys(window.localStorage).some((key) => key.startsWith(POST_DRAFT_PREFIX))
  } catch {
    return false
  }
}
