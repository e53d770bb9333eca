import { purpose } from './1-purpose.ts'
import { screensAndRoutes } from './2-screens.ts'
import { entities } from './3-entities.ts'
import { states } from './4-states.ts'
import { validation } from './5-validation.ts'
import { roles } from './6-roles.ts'
import { calls } from './7-calls.ts'
import { errors } from './8-errors.ts'
import { constants } from './9-constants.ts'
import { conventions } from './10-conventions.ts'
import { catalogueAnswers } from './11-catalogue.ts'
import { customers } from './12-customers.ts'
import { orderRules } from './13-orders.ts'
import { quotations } from './14-quotations.ts'
import { hosts } from './15-hosts.ts'
import type { Section } from './line.ts'

/**
 * What the shop has to be, line by line, each with the tests that show it. `npm run spec` runs those and says how many lines hold.
 *
 * To add a line: put it at the end of its section under the next number, say what can be checked in our own words, and name a test
 * that is red as soon as it is no longer so: break the code on purpose once and see. A number is never given to another line; one
 * whose line is gone stays free.
 */
export const everySection: readonly Section[] = [
  purpose,
  screensAndRoutes,
  entities,
  states,
  validation,
  roles,
  calls,
  errors,
  constants,
  conventions,
  catalogueAnswers,
  customers,
  orderRules,
  quotations,
  hosts,
]
