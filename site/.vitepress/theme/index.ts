import { useData, useRoute } from "vitepress";
import Theme from "vitepress/theme-without-fonts";
import { nextTick, onMounted, watch } from "vue";
import "./style.css";

// Fonts of the reader's system: a page is read sooner, and a font of the theme weighs more than all text.
export default {
  extends: Theme,
  setup(): void {
    const route = useRoute();
    const { page } = useData();
    // The theme's own pages, the first one and that of a wrong address, have no main part.
    const mark = (): void => {
      const content = document.querySelector("#VPContent");
      if (document.querySelector("main") === null) content?.setAttribute("role", "main");
      else content?.removeAttribute("role");
    };
    onMounted(mark);
    watch([() => route.path, page], () => nextTick(mark));
  },
};
