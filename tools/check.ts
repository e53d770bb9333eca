import { checks } from './checks.ts'
import { performChecks } from './perform-checks.ts'

const { failed } = await performChecks(checks)
process.exit(failed > 0 ? 1 : 0)
