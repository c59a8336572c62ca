import type { FilePicture } from '@sands/contract/home/decoration.model'
import type { TabDraft } from '@sands/contract/home/front.model'
import { PictureField } from '../../../kernel/picture/picture-field.tsx'
import { useT } from '../../../kernel/text.ts'
import type { Pictures } from './tab-icon.tsx'
import styles from './tabs.module.css'

interface TabIconFieldsProps {
  tab: TabDraft
  pictures: Pictures
  /** The message when one of the two is missing. */
  fault: string | undefined
  onChange: (patch: Partial<TabDraft>) => void
  onUpload: (file: FilePicture) => void
  onBusy: (isBusy: boolean) => void
}

/** The company's two pictures: for a tab that is not selected, and for the selected tab. */
export function TabIconFields({ tab, pictures, fault, onChange, onUpload, onBusy }: TabIconFieldsProps) {
  const t = useT()
  const sides = [
    { part: 'iconFileId', label: t('home.tabs_icon_plain') },
    { part: 'selectedIconFileId', label: t('home.tabs_icon_chosen') },
  ] as const
  return (
    <fieldset className={styles.icons}>
      <legend className={styles.legend}>{t('home.tabs_icons')}</legend>
      <p className={styles.hint}>{t('home.tabs_icons_hint')}</p>
      <div className={styles.pair}>
        {sides.map(({ part, label }) => {
          const fileId = tab[part]
          return (
            <PictureField
              key={part}
              label={label}
              value={fileId}
              picture={fileId ? pictures.get(fileId) : undefined}
              purpose="image"
              fault={fileId === null ? fault : undefined}
              onBusy={onBusy}
              onChange={(file) => {
                if (file) onUpload(file)
                onChange({ [part]: file?.fileId ?? null })
              }}
            />
          )
        })}
      </div>
    </fieldset>
  )
}
