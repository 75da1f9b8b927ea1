import '../styles/tokens.css';
import '../styles/reset.css';
import '../styles/base.css';
import '../styles/weave.css';
import '../styles/motion.css';
import '../styles/print.css';
import '../shell/splash.css';
import './start.tsx';
