import { BLOCK_CODES } from '@sands/rules/decoration'
import { useT } from '../../../../kernel/text.ts'
import styles from '../settings.module.css'
import { ModuleChoices } from './module-choices.tsx'
import { useAddModule } from './use-add-module.ts'

/** Shown for an empty page: suggests a first module. */
export function FirstModule() {
  const t = useT()
  const add = useAddModule()
  return (
    <div className={styles.body}>
      <div>
        <h2 className={styles.title}>{t('home.edit_none')}</h2>
        <p className={styles.meta}>{t('home.edit_none_text')}</p>
      </div>
      <ul className={styles.offers}>
        {BLOCK_CODES.map((code) => (
          <li key={code}>
            <button type="button" className={styles.offer} onClick={() => add(code)}>
              <ModuleChoices code={code} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
