import { authLinks } from '@sands/contract/auth/auth.links'
import { messageLinks } from '@sands/contract/message/message.links'
import { settingsLinks } from '@sands/contract/settings/settings.links'
import { useT } from '@sands/web/i18n/i18n'
import { BellRing, ClipboardList, FileText, Info, ShieldCheck, UserRoundCog } from 'lucide-react'
import { ListGroup, ListRow } from '../../../kernel/ui/list/list.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { CacheRow } from '../components/cache-row.tsx'
import { DesktopRow } from '../components/desktop-row.tsx'
import { LanguageRow } from '../components/language-row.tsx'
import { SignOutRows } from '../components/sign-out-rows.tsx'
import { ThemePicker } from '../components/theme-picker.tsx'

export function SettingPage() {
  const t = useT()
  return (
    <Page title={t('settings.title')}>
      <ThemePicker />
      <ListGroup title={t('settings.general')}>
        <LanguageRow />
        <ListRow icon={BellRing} label={t('settings.messages')} to={messageLinks.settings()} />
        <CacheRow />
        <DesktopRow />
      </ListGroup>
      <ListGroup title={t('settings.about')}>
        <ListRow icon={FileText} label={t('settings.user_agreement')} to={settingsLinks.userAgreement()} />
        <ListRow icon={ShieldCheck} label={t('settings.privacy_policy')} to={settingsLinks.privacyPolicy()} />
        <ListRow
          icon={ClipboardList}
          label={t('settings.collected_information')}
          to={settingsLinks.collectedInformation()}
        />
        <ListRow icon={Info} label={t('settings.version')} detail={__APP_VERSION__} />
      </ListGroup>
      <ListGroup title={t('settings.account')}>
        <ListRow icon={UserRoundCog} label={t('settings.account_safety')} to={authLinks.account()} />
        <SignOutRows />
      </ListGroup>
    </Page>
  )
}
