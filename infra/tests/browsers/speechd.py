"""For Orca, in place of Speech Dispatcher's module: writes each utterance to the file SPOKEN, a line each."""
import html, os, re
from unittest.mock import MagicMock


def speak(ssml, **_options):
    with open(os.environ["SPOKEN"], "a", encoding="utf-8") as spoken:
        spoken.write(" ".join(html.unescape(re.sub("<[^>]*>", "", ssml)).split()) + "\n")


CallbackType = DataMode = Priority = PunctuationMode = MagicMock()
SSIPCommandError = SSIPCommunicationError = OSError
SSIPClient = MagicMock(**{"return_value.speak": speak})
