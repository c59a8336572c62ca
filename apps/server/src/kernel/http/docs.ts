import { errors } from '@sands/contract/errors'
import type { Call } from '@sands/contract/kernel/call'
import { errorText } from '../errors.ts'
import { VERSION } from '../version.ts'
import { type CallGroups, errorsOf } from './openapi.ts'

const html = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

interface Shape {
  type?: string | string[]
  const?: unknown
  anyOf?: readonly Shape[]
  items?: Shape
  properties?: Readonly<Record<string, Shape>>
  required?: readonly string[]
  patternProperties?: Readonly<Record<string, Shape>>
  description?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  format?: string
}

/** A type in TypeScript notation. */
function typeText(shape: Shape): string {
  if (shape.const !== undefined) return JSON.stringify(shape.const)
  if (shape.anyOf) return shape.anyOf.map(typeText).join(' | ')
  if (shape.type === 'array') return `${typeText(shape.items ?? {})}[]`
  if (shape.patternProperties) return 'Record<string, string>'
  if (shape.properties) {
    const fields = Object.entries(shape.properties).map(
      ([name, field]) => `${name}${shape.required?.includes(name) ? '' : '?'}: ${typeText(field)}`,
    )
    return `{ ${fields.join('; ')} }`
  }
  return String(shape.type ?? 'unknown')
}

const bounds = ({ minimum, maximum, minLength, maxLength, format }: Shape): string =>
  [
    minimum !== undefined || maximum !== undefined ? `${minimum ?? '…'} to ${maximum ?? '…'}` : '',
    minLength !== undefined || maxLength !== undefined ? `${minLength ?? 0} to ${maxLength ?? '…'} characters` : '',
    format ?? '',
  ]
    .filter((part) => part !== '')
    .join(', ')

function fields(title: string, shape: Shape | undefined): string {
  if (!shape) return ''
  const rows = Object.entries(shape.properties ?? {}).map(
    ([name, field]) =>
      `<tr><td><code>${html(name)}</code>${shape.required?.includes(name) ? '' : ' <small>optional</small>'}</td><td><code>${html(typeText(field))}</code></td><td>${html([field.description ?? '', bounds(field)].filter((part) => part !== '').join('; '))}</td></tr>`,
  )
  if (rows.length === 0) return `<h4>${title}</h4><p><code>${html(typeText(shape))}</code></p>`
  return `<h4>${title}</h4><table>${rows.join('')}</table>`
}

const ACCESS = { open: 'open to anyone', learner: 'signed in' } as Readonly<Record<string, string>>

function callCard(name: string, call: Call): string {
  const [method = '', path = ''] = name.split(' ')
  const failures = errorsOf(call).map(
    (error) => `<li><code>${errors[error].code}</code> ${html(errorText(error, 'en-us'))}</li>`,
  )
  return `<article id="${html(path)}"><h3><b>${method}</b> <code>${html(path)}</code></h3>
<p>${html(call.summary)} <em>${html(ACCESS[call.access] ?? call.access)}${call.once ? ', happens once per Idempotency-Key' : ''}</em></p>
${fields('Query', call.query as Shape | undefined)}${fields(call.form ? 'Form' : 'Body', call.body as Shape | undefined)}${fields('Data', call.data as Shape)}
<details><summary>Errors</summary><ul>${failures.join('')}</ul></details></article>`
}

/** The contract as one readable page without scripts. */
export function docsPage(groups: CallGroups): string {
  const index = Object.keys(groups).map((domain) => `<a href="#${domain}">${domain}</a>`)
  const sections = Object.entries(groups).map(
    ([domain, calls]) =>
      `<section id="${domain}"><h2>${domain}</h2>${Object.entries<Call>(calls)
        .map(([name, call]) => callCard(name, call))
        .join('')}</section>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sands API</title><link rel="stylesheet" href="/docs/docs.css"></head><body><header><h1>Sands API <small>${VERSION}</small></h1>
<p>Every answer is <code>{code, msg, data}</code>; <code>code</code> 1 is success and the HTTP status tells the same story. Send the token as
<code>Authorization: Bearer …</code>, the language as <code>Accept-Language</code>, the time zone as <code>X-Time-Zone</code>. With
<code>X-College-Id</code> a call that needs a right is refused unless the person is in that college. For tools: <a href="/openapi.json">openapi.json</a>.</p>
<nav>${index.join(' ')}</nav></header><main>${sections.join('')}</main></body></html>`
}
