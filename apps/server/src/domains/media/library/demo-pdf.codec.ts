const WIDTH = 595
const HEIGHT = 842
const MARGIN = 64
const TITLE_SIZE = 24
const TEXT_SIZE = 14
const LINE = 28

/** A title, and lines short enough for the page. */
export interface DemoSheet {
  title: string
  lines: readonly string[]
}

/** UTF-16 big endian in hexadecimal: works for any language, drawn with a font of the reader. */
const inHex = (text: string): string => `<${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`
const inLetters = (text: string): string => `(${text.replace(/[\\()]/g, '\\$&')})`

const FONTS = {
  latin: ['<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>', 'null'],
  chinese: [
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [2 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /DW 1000 /W [1 [250] 2 95 500] ' +
      '/CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> >>',
  ],
} as const

function drawn({ title, lines }: DemoSheet, written: (text: string) => string): string {
  const at = (y: number, size: number, text: string) => `BT /F1 ${size} Tf ${MARGIN} ${y} Td ${written(text)} Tj ET`
  const top = HEIGHT - MARGIN - TITLE_SIZE
  const body = lines.map((line, index) => at(top - (index + 2) * LINE, TEXT_SIZE, line))
  return ['0.75 0.1 0.1 rg', at(top, TITLE_SIZE, title), '0.15 g', ...body].join('\n')
}

/** A PDF of a few pages, simple enough to be written without a library. */
export function writePdf(sheets: readonly DemoSheet[], script: keyof typeof FONTS): Buffer {
  const first = FONTS[script].length + 1
  const pageOf = (index: number) => first + 1 + index * 2
  const kids = sheets.map((_, index) => `${pageOf(index)} 0 R`).join(' ')
  const pages = sheets.flatMap((sheet, index) => {
    const content = drawn(sheet, script === 'latin' ? inLetters : inHex)
    return [
      `<< /Type /Page /Parent ${first} 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents ${pageOf(index) + 1} 0 R ` +
        '/Resources << /Font << /F1 1 0 R >> >> >>',
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]
  })
  const tree = `<< /Type /Pages /Kids [${kids}] /Count ${sheets.length} >>`
  const objects = [...FONTS[script], tree, ...pages, `<< /Type /Catalog /Pages ${first} 0 R >>`]
  let text = '%PDF-1.7\n'
  const places = objects.map((content, index) => {
    const place = text.length
    text += `${index + 1} 0 obj\n${content}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  text +=
    `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}` +
    `trailer << /Size ${size} /Root ${objects.length} 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}
