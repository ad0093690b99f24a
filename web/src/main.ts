import "@fontsource-variable/atkinson-hyperlegible-next/wght.css";
import "@fontsource-variable/league-gothic/wdth.css";
import "./style/tokens.css";
import "./style/ui.css";
import "./style/label.css";
import "./style/motion.css";

import { mount } from "svelte";
import App from "./App.svelte";
import "./games"; // their words follow the language that the settings choose
import { useInstall } from "./install";
import { prepareHouse } from "./net/houses";
import { followLinks } from "./route.svelte";
import { useSettings } from "./settings.svelte";

await Promise.all([useSettings(), prepareHouse()]); // so that nobody sees a word in another language first
followLinks();
useInstall();
const page = document.getElementById("page");
if (page !== null) mount(App, { target: page });
