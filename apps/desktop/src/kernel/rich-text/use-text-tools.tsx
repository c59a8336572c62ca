import {
  BoldOutlined,
  ClearOutlined,
  ItalicOutlined,
  LinkOutlined,
  MinusOutlined,
  OrderedListOutlined,
  PictureOutlined,
  RedoOutlined,
  StrikethroughOutlined,
  UnderlineOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons'
import { type Editor, useEditorState } from '@tiptap/react'
import type { ReactNode } from 'react'
import { useT } from '../text.ts'
import styles from './rich-text.module.css'

export interface Tool {
  readonly key: string
  readonly label: string
  readonly icon: ReactNode
  readonly run: () => void
  /** Undefined for actions that have no on and off state. */
  readonly isOn?: boolean
  readonly isOff?: boolean
}

interface TextActs {
  onLink: () => void
  onPicture: (() => void) | undefined
}

/** The tools in groups, each with whether it is on at the cursor. */
export function useTextTools(editor: Editor, { onLink, onPicture }: TextActs): readonly (readonly Tool[])[] {
  const t = useT()
  const now = useEditorState({
    editor,
    selector: ({ editor: each }) => ({
      heading: [2, 3, 4].find((level) => each.isActive('heading', { level })),
      bold: each.isActive('bold'),
      italic: each.isActive('italic'),
      underline: each.isActive('underline'),
      strike: each.isActive('strike'),
      bullets: each.isActive('bulletList'),
      numbers: each.isActive('orderedList'),
      quote: each.isActive('blockquote'),
      link: each.isActive('link'),
      canUndo: each.can().undo(),
      canRedo: each.can().redo(),
    }),
  })
  const on = () => editor.chain().focus()
  const heading = (level: 2 | 3 | 4): Tool => ({
    key: `h${level}`,
    label: t('manage.text_heading', { level: level - 1 }),
    icon: <span className={styles.letter} data-letter={`H${level - 1}`} aria-hidden />,
    isOn: now.heading === level,
    run: () => on().toggleHeading({ level }).run(),
  })
  return [
    [heading(2), heading(3), heading(4)],
    [
      {
        key: 'bold',
        label: t('manage.text_bold'),
        icon: <BoldOutlined aria-hidden />,
        isOn: now.bold,
        run: () => on().toggleBold().run(),
      },
      {
        key: 'italic',
        label: t('manage.text_italic'),
        icon: <ItalicOutlined aria-hidden />,
        isOn: now.italic,
        run: () => on().toggleItalic().run(),
      },
      {
        key: 'underline',
        label: t('manage.text_underline'),
        icon: <UnderlineOutlined aria-hidden />,
        isOn: now.underline,
        run: () => on().toggleUnderline().run(),
      },
      {
        key: 'strike',
        label: t('manage.text_strike'),
        icon: <StrikethroughOutlined aria-hidden />,
        isOn: now.strike,
        run: () => on().toggleStrike().run(),
      },
    ],
    [
      {
        key: 'bullets',
        label: t('manage.text_bullets'),
        icon: <UnorderedListOutlined aria-hidden />,
        isOn: now.bullets,
        run: () => on().toggleBulletList().run(),
      },
      {
        key: 'numbers',
        label: t('manage.text_numbers'),
        icon: <OrderedListOutlined aria-hidden />,
        isOn: now.numbers,
        run: () => on().toggleOrderedList().run(),
      },
      {
        key: 'quote',
        label: t('manage.text_quote'),
        icon: <span className={styles.letter} data-letter="”" aria-hidden />,
        isOn: now.quote,
        run: () => on().toggleBlockquote().run(),
      },
      {
        key: 'rule',
        label: t('manage.text_rule'),
        icon: <MinusOutlined aria-hidden />,
        run: () => on().setHorizontalRule().run(),
      },
    ],
    [
      { key: 'link', label: t('manage.text_link'), icon: <LinkOutlined aria-hidden />, isOn: now.link, run: onLink },
      ...(onPicture
        ? [{ key: 'picture', label: t('manage.text_picture'), icon: <PictureOutlined aria-hidden />, run: onPicture }]
        : []),
      {
        key: 'clear',
        label: t('manage.text_clear'),
        icon: <ClearOutlined aria-hidden />,
        run: () => on().unsetAllMarks().clearNodes().run(),
      },
    ],
    [
      {
        key: 'undo',
        label: t('manage.text_undo'),
        icon: <UndoOutlined aria-hidden />,
        isOff: !now.canUndo,
        run: () => on().undo().run(),
      },
      {
        key: 'redo',
        label: t('manage.text_redo'),
        icon: <RedoOutlined aria-hidden />,
        isOff: !now.canRedo,
        run: () => on().redo().run(),
      },
    ],
  ]
}
