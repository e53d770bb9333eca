import { measurePage } from '../browser/page-speed.ts'
import { startInstalledApp } from './installed-app.ts'

/** What every page does once a visitor is there, and none does before. */
startInstalledApp()
measurePage()
