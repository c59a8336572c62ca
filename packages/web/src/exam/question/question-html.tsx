import { Fragment, type ReactNode, useMemo } from 'react'
import type { HtmlPicture } from '../../html/html-content.tsx'
import { useT } from '../../i18n/i18n.ts'
import { Formula } from './formula.tsx'
import { formulaParts } from './formula-parts.ts'
import styles from './question-html.module.css'
import { QuestionMedia } from './question-media.tsx'

interface QuestionHtmlProps {
  /** Cleaned by the server. Only the tags below are shown. */
  html: string
  /** The field of a blank; a line without it. */
  blank?: (key: string, place: number) => ReactNode
  onPicture?: (picture: HtmlPicture) => void
}

const PLAIN = new Set('p h2 h3 h4 ul ol li blockquote strong em u s figure figcaption pre code'.split(' '))
const TABLE = new Set('table thead tbody tr th td'.split(' '))
const isOurs = (address: string | null): address is string => /^(https?:\/\/|\/(?!\/)|blob:)/.test(address ?? '')

/** The text of a question or an option: words, formulas, pictures, sound, video and blanks. */
export function QuestionHtml({ html, blank, onPicture }: QuestionHtmlProps) {
  const t = useT()
  const body = useMemo(() => new DOMParser().parseFromString(html, 'text/html').body, [html])
  const blanks = useMemo(() => [...body.querySelectorAll('span[data-blank]')], [body])
  return <div className={styles.text}>{inside(body)}</div>

  function inside(parent: Node): ReactNode {
    // biome-ignore lint/suspicious/noArrayIndexKey: the nodes of one text never change places
    return [...parent.childNodes].map((node, index) => <Fragment key={index}>{shown(node)}</Fragment>)
  }

  function wordsOf(text: string): ReactNode {
    return formulaParts(text).map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <Fragment key={index}>
        {part.formula === null ? part.text : <Formula tex={part.text} isBlock={part.formula === 'block'} />}
      </Fragment>
    ))
  }

  function shown(node: Node): ReactNode {
    if (node instanceof Text) return wordsOf(node.data)
    if (!(node instanceof Element)) return null
    const tag = node.localName
    if (tag === 'br') return <br />
    if (tag === 'span' && node.hasAttribute('data-blank')) return blankOf(node)
    if (tag === 'img') return pictureOf(node)
    if (tag === 'video' || tag === 'audio') return playerOf(node, tag)
    if (!PLAIN.has(tag) && !TABLE.has(tag)) return tag === 'a' ? inside(node) : null
    const Tag = tag as 'p'
    const isFrame = /^(ul|ol|table|thead|tbody|tr)$/.test(tag)
    return <Tag>{isFrame ? elementsOf(node) : inside(node)}</Tag>
  }

  /** Between the rows of a table and the points of a list there are only rows and points. */
  function elementsOf(parent: Element): ReactNode {
    // biome-ignore lint/suspicious/noArrayIndexKey: the nodes of one text never change places
    return [...parent.children].map((child, index) => <Fragment key={index}>{shown(child)}</Fragment>)
  }

  function blankOf(node: Element): ReactNode {
    const place = blanks.indexOf(node)
    const key = node.getAttribute('data-blank') ?? ''
    return blank ? blank(key, place) : <span className={styles.blank}>{place + 1}</span>
  }

  function pictureOf(image: Element): ReactNode {
    const url = image.getAttribute('src')
    const name = image.getAttribute('alt') ?? ''
    if (!isOurs(url)) return null
    const element = (
      <img src={url} srcSet={image.getAttribute('srcset') ?? undefined} sizes="100vw" alt={name} loading="lazy" />
    )
    if (!onPicture) return element
    const side = (attribute: string) => Math.max(0, Number.parseInt(image.getAttribute(attribute) ?? '', 10)) || 0
    const open = () =>
      onPicture({ picture: { url, width: side('width'), height: side('height'), placeholder: '', sizes: [] }, name })
    return (
      <button type="button" className={styles.picture} aria-label={name || t('exam.enlarge')} onClick={open}>
        {element}
      </button>
    )
  }

  function playerOf(node: Element, tag: 'video' | 'audio'): ReactNode {
    const url = node.getAttribute('src')
    if (!isOurs(url)) return null
    const [poster, hls] = [node.getAttribute('poster'), node.getAttribute('data-hls')]
    return (
      <QuestionMedia kind={tag} url={url} hlsUrl={isOurs(hls) ? hls : null} poster={isOurs(poster) ? poster : null} />
    )
  }
}
