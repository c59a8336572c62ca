/** A document of one page with the given words. `padding` adds bytes. */
export function aDocument(words: string, padding = 0): Buffer {
  const text = `BT /F1 24 Tf 40 300 Td (${words}) Tj ET`
  const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 500]/Contents 4 0 R/Resources<</Font<</F1 ${font}>>>>>>`,
    `<</Length ${text.length}>>stream\n${text}\nendstream`,
    `<</Length ${padding}>>stream\n${'.'.repeat(padding)}\nendstream`,
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const at = file.length
    file += `${index + 1} 0 obj${object}endobj\n`
    return at
  })
  const places = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const trailer = `trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF`
  return Buffer.from(`${file}xref\n0 ${size}\n0000000000 65535 f \n${places}${trailer}`, 'latin1')
}

export const asFile = (name: string, buffer: Buffer) => ({ name, mimeType: '', buffer })
