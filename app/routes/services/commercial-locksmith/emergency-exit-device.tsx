import { emergencyExitDevicePlate } from '#app/art/plates/commercial/emergency-exit-device.tsx'
import { emergencyExitDevice } from '#app/content/en/services/commercial-locksmith/emergency-exit-device.ts'
import { ServicePage } from '#app/pages/service/service-page.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'

const PATH = '/services/commercial-locksmith/emergency-exit-device'

export const meta = () =>
  pageMeta(PATH, emergencyExitDevice.meta, { questions: emergencyExitDevice.questions.items })

export default function EmergencyExitDevicePage() {
  return <ServicePage path={PATH} copy={emergencyExitDevice} plate={emergencyExitDevicePlate} />
}
