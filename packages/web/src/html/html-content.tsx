import type { BlockPicture } from '@sands/rules/block'
import { type ComponentType, Fragment, type ReactNode, useMemo } from 'react'
import { useT } from '../i18n/i18n.ts'
import styles from './html-content.module.css'

export interface HtmlPicture {
  picture: BlockPicture
  name: string
}

interface HtmlContentProps {
  /** The server sanitises it. In addition, only the tags below are shown. */
  html: string
  /** How the app opens its own addresses and external ones. */
  Anchor: ComponentType<{ href: string; className: string | undefined; children: ReactNode }>
  /** Called with all pictures of the text and the index of the tapped one. Without it pictures cannot be tapped. */
  onPicture?: ((pictures: readonly HtmlPicture[], index: number) => void) | undefined
}

const PLAIN = new Set(
  'p h2 h3 h4 ul ol li blockquote strong em u s figure figcaption thead tbody tr pre code'.split(' '),
)
const CELLS = new Set(['th', 'td'])
const EMPTY = new Set(['br', 'hr'])
const ALIGNED: Readonly<Record<string, string | undefined>> = {
  'align-center': styles.center,
  'align-right': styles.right,
  'align-justify': styles.justify,
}
const SCHEME = /^(https?:\/\/|mailto:|tel:|\/(?!\/))/i

const numberOf = (element: Element, name: string) =>
  Math.max(0, Number.parseInt(element.getAttribute(name) ?? '', 10)) || 0
const isShown = (image: Element) => /^(https?:\/\/|\/(?!\/)|blob:)/.test(image.getAttribute('src') ?? '')

const pictureOf = (image: Element): HtmlPicture => ({
  picture: {
    url: image.getAttribute('src') ?? '',
    width: numberOf(image, 'width'),
    height: numberOf(image, 'height'),
    placeholder: '',
    sizes: [],
  },
  name: image.getAttribute('alt') ?? '',
})

/** Formatted text of authors. It is built from our own elements, so that nothing in it can run. */
export function HtmlContent({ html, Anchor, onPicture }: HtmlContentProps) {
  const t = useT()
  const body = useMemo(() => new DOMParser().parseFromString(html, 'text/html').body, [html])
  const images = useMemo(() => [...body.querySelectorAll('img')].filter(isShown), [body])
  return <div className={styles.text}>{inside(body)}</div>

  function inside(parent: Node): ReactNode {
    // biome-ignore lint/suspicious/noArrayIndexKey: the nodes of one text never change places
    return [...parent.childNodes].map((node, index) => <Fragment key={index}>{shown(node)}</Fragment>)
  }

  function shown(node: Node): ReactNode {
    if (node instanceof Text) return node.data
    if (!(node instanceof Element)) return null
    const tag = node.localName
    const aligned = ALIGNED[node.className]
    if (tag === 'img') return imageOf(node)
    if (tag === 'a') return linkOf(node)
    if (tag === 'table') return tableOf(node)
    if (EMPTY.has(tag)) {
      const Tag = tag as 'br'
      return <Tag />
    }
    if (CELLS.has(tag)) {
      const Tag = tag as 'td'
      const [colSpan, rowSpan] = [numberOf(node, 'colspan') || 1, numberOf(node, 'rowspan') || 1]
      return <Tag {...{ className: aligned, colSpan, rowSpan }}>{inside(node)}</Tag>
    }
    if (!PLAIN.has(tag)) return null
    const Tag = tag as 'p'
    // Text between table rows and list items is ignored.
    const isFrame = /^(ul|ol|thead|tbody|tr)$/.test(tag)
    return <Tag className={aligned}>{isFrame ? elementsOf(node) : inside(node)}</Tag>
  }

  function elementsOf(parent: Element): ReactNode {
    // biome-ignore lint/suspicious/noArrayIndexKey: the nodes of one text never change places
    return [...parent.children].map((child, index) => <Fragment key={index}>{shown(child)}</Fragment>)
  }

  function tableOf(table: Element): ReactNode {
    return (
      // Scrollable elements must be reachable by keyboard.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is read by scrolling it
      <div className={styles.wide} tabIndex={0}>
        <table>{elementsOf(table)}</table>
      </div>
    )
  }

  function linkOf(link: Element): ReactNode {
    const href = link.getAttribute('href') ?? ''
    if (!SCHEME.test(href)) return inside(link)
    if (/^(mailto|tel):/i.test(href)) {
      return (
        <a href={href} className={styles.link}>
          {inside(link)}
        </a>
      )
    }
    return (
      <Anchor href={href} className={styles.link}>
        {inside(link)}
      </Anchor>
    )
  }

  function imageOf(image: Element): ReactNode {
    const index = images.indexOf(image as HTMLImageElement)
    if (index < 0) return null
    const { picture, name } = pictureOf(image)
    const { width, height } = picture
    const element = (
      <img
        src={picture.url}
        srcSet={image.getAttribute('srcset') ?? undefined}
        sizes="(min-width: 640px) 608px, 100vw"
        alt={name}
        loading="lazy"
        decoding="async"
        {...(width && height ? { width, height } : {})}
      />
    )
    // A picture inside a link follows the link.
    if (!onPicture || image.closest('a')) return element
    return (
      <button
        type="button"
        className={styles.picture}
        aria-label={t('kernel.picture_open', { name: name || String(index + 1) })}
        onClick={() => onPicture(images.map(pictureOf), index)}
      >
        {element}
      </button>
    )
  }
}
