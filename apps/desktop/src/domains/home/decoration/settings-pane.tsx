import { useT } from '../../../kernel/text.ts'
import { BUTTON } from '../publish/page-difference.ts'
import { BlockHead } from './block-head.tsx'
import { BlockSettings } from './block-settings.tsx'
import { useEditor } from './editor-context.ts'
import { ButtonSettings } from './items/button-settings.tsx'
import { FirstModule } from './modules/first-module.tsx'
import styles from './settings.module.css'

/** All settings of the chosen part of the page. */
export function SettingsPane() {
  const t = useT()
  const { page, chosen } = useEditor()
  const block = page.blocks.find(({ key }) => key === chosen)
  return (
    <section className={styles.pane} aria-label={t('home.edit_settings')}>
      {block ? (
        <>
          <BlockHead block={block} />
          <BlockSettings key={block.key} block={block} />
        </>
      ) : chosen === BUTTON ? (
        <ButtonSettings />
      ) : (
        <FirstModule />
      )}
    </section>
  )
}
