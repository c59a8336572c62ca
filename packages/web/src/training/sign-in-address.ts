/** The sign-in that a QR code leads to; undefined for every other content. Only addresses of this server count. */
export function signInAddress(text: string, origin: string): { taskId: string; code: string } | undefined {
  if (!URL.canParse(text, origin)) return undefined
  const url = new URL(text, origin)
  const [taskId, code] = [url.searchParams.get('taskId'), url.searchParams.get('code')]
  const isHere = url.origin === origin && url.pathname.endsWith('/SignTask')
  return isHere && taskId && code ? { taskId, code } : undefined
}
