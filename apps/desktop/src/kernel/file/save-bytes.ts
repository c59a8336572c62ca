/** Saves a file that came in an answer, as base64. */
export function saveBytes({ fileName, content }: { fileName: string; content: string }): void {
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))
  const address = URL.createObjectURL(new Blob([bytes]))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  URL.revokeObjectURL(address)
}
