import type { TabItem } from '@sands/contract/home/home.model'
import { tabPath, tabReplaces } from '@sands/rules/tabs'
import { useT } from '@sands/web/i18n/i18n'
import { Globe } from 'lucide-react'
import { useSkin } from '../../../kernel/skin.ts'
import { useSlots } from '../../../kernel/slots.ts'
import { TabBar, TabBarNotice } from '../../../kernel/ui/page/tab-bar.tsx'
import { useHomeTap } from '../use-landing.ts'
import { useTabs } from '../use-tabs.ts'
import styles from './home-tab-bar.module.css'

const pictureOf = ({ choseImgUrl, defaultImgUrl }: TabItem) =>
  choseImgUrl && defaultImgUrl ? { chosen: choseImgUrl, plain: defaultImgUrl } : null

/** The tab bar that the server returns for this person. */
export function HomeTabBar() {
  const t = useT()
  const slots = useSlots()
  const tapHome = useHomeTap()
  const { tabs, paths, fetched } = useTabs()
  const { data: skin } = useSkin()
  if (fetched.isError) {
    return (
      <TabBarNotice>
        <button type="button" className={styles.retry} onClick={() => void fetched.refetch()}>
          {t('kernel.tabs_failed')} · <span className={styles.word}>{t('kernel.retry')}</span>
        </button>
      </TabBarNotice>
    )
  }
  const items = tabs.map((tab) => {
    const slot = slots.tabs.find(({ code }) => code === tab.defaultCode)
    return {
      id: tab.id,
      name: tab.name,
      to: tabPath(tab, paths) ?? '',
      replace: tabReplaces(tab),
      picture: pictureOf(tab),
      icon: slot?.icon ?? Globe,
      Badge: slot?.Badge,
      onTap: tab.defaultCode === 'home' ? tapHome : undefined,
    }
  })
  return <TabBar label={t('kernel.tabs')} items={items} background={skin?.tabBackgroundUrl} />
}
