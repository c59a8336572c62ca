import { randomUUID } from 'node:crypto'
import { crc32, deflateRawSync } from 'node:zlib'

interface PdfOptions {
  /** Latin text in a font that every reader has, instead of any language in a font that may be missing. */
  latin?: boolean
  /** Encrypted with an unknown password. */
  locked?: boolean
  /** A link on the first line of every page. */
  link?: string
  /** Each page draws a form that draws ten others, and so on: a small file that takes extremely long to render. */
  endless?: boolean
}

const WIDTH = 595
const HEIGHT = 842
const LINE = 32

/** UTF-16 big endian as a hexadecimal string: any language, in a font that the reader has to provide. */
const hex = (text: string): string => `<${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`

const drawn = (lines: readonly string[], latin = false): string =>
  lines
    .map((line, index) => {
      const text = latin ? `(${line})` : hex(line)
      return `BT /F1 22 Tf 60 ${HEIGHT - 90 - index * LINE} Td ${text} Tj ET`
    })
    .join('\n')

class PdfObjects {
  readonly #objects: string[] = []

  add(content: string): number {
    return this.#objects.push(content)
  }

  set(number: number, content: string): void {
    this.#objects[number - 1] = content
  }

  stream(dictionary: string, content: string): number {
    return this.add(`<< ${dictionary} /Length ${content.length} >>\nstream\n${content}\nendstream`)
  }

  file(trailer: string): Buffer {
    let text = '%PDF-1.7\n'
    const places = this.#objects.map((content, index) => {
      const at = text.length
      text += `${index + 1} 0 obj\n${content}\nendobj\n`
      return at
    })
    const table = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
    const count = places.length + 1
    text += `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer << /Size ${count} ${trailer} >>\nstartxref\n${text.length}\n%%EOF\n`
    return Buffer.from(text, 'latin1')
  }
}

/** The innermost form draws text; every other form draws the one below it ten times. */
function endlessForm(objects: PdfObjects, font: number): number {
  const form = (resources: string, content: string) =>
    objects.stream(
      `/Type /XObject /Subtype /Form /BBox [0 0 ${WIDTH} ${HEIGHT}] /Resources << ${resources} >>`,
      content,
    )
  let inner = form(`/Font << /F1 ${font} 0 R >>`, drawn(['again']))
  for (let depth = 0; depth < 12; depth += 1) inner = form(`/XObject << /X ${inner} 0 R >>`, '/X Do\n'.repeat(10))
  return inner
}

/** One page for each list of lines. Every file is different, because equal content is stored only once. */
export function aPdf(pages: readonly (readonly string[])[], options: PdfOptions = {}): Buffer {
  const objects = new PdfObjects()
  const system = '/CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >>'
  const glyphs = objects.add(
    `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light ${system} /DW 1000 /W [1 [250] 2 95 500] >>`,
  )
  const font = objects.add(
    options.latin
      ? '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'
      : `<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [${glyphs} 0 R] >>`,
  )
  const form = options.endless ? endlessForm(objects, font) : undefined
  const forms = form ? ` /XObject << /X ${form} 0 R >>` : ''
  const tree = objects.add('')
  const kids = pages.map((lines) => {
    const content = objects.stream('', form ? '/X Do' : drawn(lines, options.latin))
    const box = `[60 ${HEIGHT - 100} ${WIDTH - 60} ${HEIGHT - 60}]`
    const link = options.link
      ? ` /Annots [<< /Type /Annot /Subtype /Link /Rect ${box} /A << /S /URI /URI (${options.link}) >> >>]`
      : ''
    return objects.add(
      `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents ${content} 0 R /Resources << /Font << /F1 ${font} 0 R >>${forms} >>${link} >>`,
    )
  })
  objects.set(tree, `<< /Type /Pages /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] /Count ${kids.length} >>`)
  const root = objects.add(`<< /Type /Catalog /Pages ${tree} 0 R >>`)
  const lock = options.locked
    ? `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'1f'.repeat(32)}> /U <${'2e'.repeat(32)}> >>`
    : ''
  const id = randomUUID().replaceAll('-', '')
  return objects.file(`/Root ${root} 0 R /ID [<${id}> <${id}>] ${lock}`)
}

interface ZipPart {
  name: string
  content: Buffer | string
  /** A false size in the directory of the zip. */
  claimed?: number
}

/** Writes a small zip, also with false sizes in its directory. */
export function aZip(parts: readonly ZipPart[]): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content, claimed } of parts) {
    const bytes = Buffer.from(content)
    const packed = deflateRawSync(bytes)
    const called = Buffer.from(name)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(8, 4)
    facts.writeUInt32LE(crc32(bytes), 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(claimed ?? bytes.length, 18)
    facts.writeUInt16LE(called.length, 22)
    const file = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, called, packed])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0', 'latin1'), facts, rest, called]))
    files.push(file)
    offset += file.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...files, list, end])
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const APPLICATION = 'application/vnd.openxmlformats-officedocument'

interface Relation {
  type: string
  target: string
  external?: boolean
}

const relations = (list: readonly Relation[]): string => {
  const items = list.map(
    ({ type, target, external }, index) =>
      `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${type}" Target="${target}"${external ? ' TargetMode="External"' : ''}/>`,
  )
  return `${XML}<Relationships xmlns="${PACKAGE}/relationships">${items.join('')}</Relationships>`
}

function anOffice(main: string, types: Readonly<Record<string, string>>, parts: readonly ZipPart[]): Buffer {
  const overrides = Object.entries(types).map(
    ([name, type]) => `<Override PartName="/${name}" ContentType="${APPLICATION}.${type}+xml"/>`,
  )
  const defaults =
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>'
  return aZip([
    {
      name: '[Content_Types].xml',
      content: `${XML}<Types xmlns="${PACKAGE}/content-types">${defaults}${overrides.join('')}</Types>`,
    },
    { name: '_rels/.rels', content: relations([{ type: 'officeDocument', target: main }]) },
    ...parts,
  ])
}

interface DocxOptions {
  /** The address of a linked picture on another host. */
  pictureFrom?: string
  /** A field that includes another file. */
  includes?: string
  extra?: readonly ZipPart[]
}

const field = (path: string) =>
  `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> INCLUDETEXT "${path}" </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>field</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`

const picture = `<w:p><w:r><w:drawing><wp:inline><wp:extent cx="900000" cy="900000"/><wp:docPr id="1" name="p"/><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:nvPicPr><pic:cNvPr id="1" name="p"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:link="rId1"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="900000" cy="900000"/></a:xfrm><a:prstGeom prst="rect"/></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`

export function aDocx(paragraphs: readonly string[], { pictureFrom, includes, extra = [] }: DocxOptions = {}): Buffer {
  const names = `xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="${OFFICE}" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"`
  const text = paragraphs.map((words) => `<w:p><w:r><w:t xml:space="preserve">${words}</w:t></w:r></w:p>`).join('')
  const body = `${text}${pictureFrom ? picture : ''}${includes ? field(includes) : ''}`
  return anOffice('word/document.xml', { 'word/document.xml': 'wordprocessingml.document.main' }, [
    { name: 'word/document.xml', content: `${XML}<w:document ${names}><w:body>${body}</w:body></w:document>` },
    {
      name: 'word/_rels/document.xml.rels',
      content: relations(pictureFrom ? [{ type: 'image', target: pictureFrom, external: true }] : []),
    },
    ...extra,
  ])
}

export function anXlsx(cells: readonly string[]): Buffer {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const rows = cells.map((_cell, index) => `<row r="${index + 1}"><c r="A${index + 1}" t="s"><v>${index}</v></c></row>`)
  const types = {
    'xl/workbook.xml': 'spreadsheetml.sheet.main',
    'xl/worksheets/sheet1.xml': 'spreadsheetml.worksheet',
    'xl/sharedStrings.xml': 'spreadsheetml.sharedStrings',
  }
  return anOffice('xl/workbook.xml', types, [
    {
      name: 'xl/workbook.xml',
      content: `${XML}<workbook xmlns="${main}" xmlns:r="${OFFICE}"><sheets><sheet name="One" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: relations([
        { type: 'worksheet', target: 'worksheets/sheet1.xml' },
        { type: 'sharedStrings', target: 'sharedStrings.xml' },
      ]),
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: `${XML}<worksheet xmlns="${main}"><sheetData>${rows.join('')}</sheetData></worksheet>`,
    },
    {
      name: 'xl/sharedStrings.xml',
      content: `${XML}<sst xmlns="${main}">${cells.map((cell) => `<si><t>${cell}</t></si>`).join('')}</sst>`,
    },
  ])
}

/** One slide for each text. */
export function aPptx(slides: readonly string[]): Buffer {
  const names = `xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:r="${OFFICE}"`
  const size = '<a:xfrm><a:off x="600000" y="600000"/><a:ext cx="7000000" cy="2000000"/></a:xfrm>'
  const group = '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>'
  const shape = (words: string) =>
    `<p:sp><p:nvSpPr><p:cNvPr id="2" name="t"/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr>${size}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr><p:txBody><a:bodyPr/><a:p><a:r><a:rPr lang="en-US" sz="3200"/><a:t>${words}</a:t></a:r></a:p></p:txBody></p:sp>`
  const types = Object.fromEntries(
    slides.map((_words, index) => [`ppt/slides/slide${index + 1}.xml`, 'presentationml.slide']),
  )
  const ids = slides.map((_words, index) => `<p:sldId id="${256 + index}" r:id="rId${index + 1}"/>`)
  return anOffice('ppt/presentation.xml', { 'ppt/presentation.xml': 'presentationml.presentation.main', ...types }, [
    {
      name: 'ppt/presentation.xml',
      content: `${XML}<p:presentation ${names}><p:sldIdLst>${ids.join('')}</p:sldIdLst><p:sldSz cx="9144000" cy="6858000"/><p:notesSz cx="6858000" cy="9144000"/></p:presentation>`,
    },
    {
      name: 'ppt/_rels/presentation.xml.rels',
      content: relations(slides.map((_words, index) => ({ type: 'slide', target: `slides/slide${index + 1}.xml` }))),
    },
    ...slides.map((words, index) => ({
      name: `ppt/slides/slide${index + 1}.xml`,
      content: `${XML}<p:sld ${names}><p:cSld><p:spTree>${group}${shape(words)}</p:spTree></p:cSld></p:sld>`,
    })),
  ])
}
