/**
 * Words that mean about the same, one concept a line, with a column for each language in the order of `LANGUAGES`
 * (en, es, fr, de, it, pt, nl, ru). Base forms, and forms that no stemmer brings together. A word may stand in several lines.
 */
export const CONCEPTS = `
high height tall elevation altitude rise rises | alto alta altos altas altura elevación mide | haut haute hauts hauteur élevé altitude mesure | hoch höhe höchste ragt | alto alta alti alte altezza altitudine | alto alta altos altas altura altitude mede | hoog hoogte meet | высокий высота высотой
long length | largo longitud extensión | long longueur | lang länge | lungo lunghezza | longo comprimento extensão | lang lengte | длинный длина длиной протяжённость
wide width broad breadth | ancho ancha anchura | large largeur | breit breite | largo larga larghezza | largo larga largura | breed breedte | широкий ширина шириной
deep depth | profundo profunda hondo profundidad | profond profonde profondeur | tief tiefe | profondo profonda profondità | profundo profunda profundidade | diep diepte | глубокий глубина глубиной
heavy weigh weight weighs mass | pesado pesar pesa peso | lourd peser pèse poids | schwer wiegen wiegt gewicht | pesante pesare pesa peso | pesado pesar pesa peso | zwaar wegen weegt gewicht | тяжёлый весить весит вес весом
far distance away range reach reaches visible | lejos distancia alcance alcanza | loin distance portée éloigné | weit entfernung entfernt reichweite abstand | lontano distanza portata | longe distância alcance | ver afstand bereik | далеко расстояние дальность
large big size area cover covers extent surface | grande tamaño superficie área extensión ocupa | grand taille superficie étendue couvre | groß größe fläche umfasst | grande dimensione superficie estensione copre | grande tamanho superfície área ocupa | groot grootte oppervlakte beslaat | большой размер площадь площадью
small little tiny | pequeño chico | petit | klein winzig | piccolo | pequeno | klein | маленький небольшой
fast quick speed rapid velocity | rápido velocidad rapidez | rapide vitesse vite | schnell geschwindigkeit tempo | veloce rapido velocità | rápido velocidade | snel snelheid | быстрый быстро скорость скоростью
slow | lento despacio | lent | langsam | lento | lento devagar | langzaam | медленный медленно
hot warm heat temperature | caliente calor temperatura | chaud chaleur température | heiß warm hitze wärme temperatur | caldo calore temperatura | quente calor temperatura | heet warm hitte temperatuur | горячий тёплый температура
cold cool | frío fresco | froid frais | kalt kühl kälte | freddo fresco | frio fresco | koud koel | холодный холод
old age aged ancient oldest | viejo edad antiguo años | vieux âge âgé ancien ans | alt alter älteste jahre | vecchio età antico anni | velho idade antigo anos | oud leeftijd jaar | старый возраст древний лет
young | joven | jeune | jung | giovane | jovem | jong | молодой
new recent modern | nuevo reciente moderno | nouveau récent moderne neuf | neu modern jüngst | nuovo recente moderno | novo recente moderno | nieuw recent modern | новый недавний современный
cost costs price fee charge pay paid expense expensive | costar cuesta costo coste precio tarifa pagar pagan paga | coûter coûte coût prix tarif payer paient paie cher | kosten kostet preis gebühr zahlen bezahlen zahlt teuer | costare costa costo prezzo tariffa pagare pagano paga | custar custa custo preço taxa pagar pagam paga | kosten kost prijs tarief betalen betaalt duur | стоить стоит стоимость цена плата платить платят обойтись обойдётся обошлось
free gratis complimentary | gratis gratuito | gratuit | kostenlos gratis umsonst | gratis gratuito | grátis gratuito | gratis kosteloos | бесплатно бесплатный
cheap inexpensive affordable | barato económico | bon marché | billig günstig preiswert | economico conveniente | barato económico | goedkoop | дешёвый дешево
ticket admission entry entrance | entrada billete boleto | billet entrée ticket | eintritt karte ticket fahrkarte eintrittskarte | biglietto ingresso entrata | bilhete entrada ingresso | kaartje ticket toegang entree | билет вход
money budget funds fund funding finance | dinero presupuesto fondos financiar financiación | argent budget fonds financer financement | geld budget mittel finanzieren finanzierung haushalt | denaro soldi bilancio fondi finanziare finanziamento | dinheiro orçamento fundos financiar financiamento | geld budget begroting fondsen financieren | деньги бюджет средства финансировать
salary wage earn earns income paid | salario sueldo ganar gana ingresos | salaire gagner gagne revenu | gehalt lohn verdienen verdient einkommen | stipendio salario guadagnare guadagna reddito | salário ganhar ganha renda | salaris loon verdienen verdient inkomen | зарплата зарабатывать доход
revenue sales turnover sold sell sells selling | ingresos ventas vender vende vendido facturación | chiffre ventes vendre vend vendu recettes | umsatz verkauf verkaufen verkauft einnahmen erlös | ricavi vendite vendere vende venduto fatturato | receita vendas vender vende vendido | omzet verkoop verkopen verkoopt verkocht | выручка продажи продавать продано
profit gain earnings | beneficio ganancia | bénéfice profit | gewinn ertrag | profitto utile guadagno | lucro | winst | прибыль
loss lose lost losing | pérdida perder perdió | perte perdre perdu perdit | verlust verlieren verlor verloren | perdita perdere perso perse | perda perder perdeu | verlies verliezen verloor verloren | потеря терять потерял утрата
buy bought purchase acquire acquired | comprar compró compra adquirir | acheter achat acquérir acquis | kaufen kauf gekauft kaufte erwerben erworben | comprare acquistare acquisto comprò | comprar compra adquirir | kopen kocht gekocht aankoop | купить покупать куплен приобрести покупка
tax duty vat | impuesto iva | impôt taxe tva | steuer mehrwertsteuer | tassa imposta iva | imposto iva | belasting btw | налог ндс
born birth | nacer nació nacido nacimiento | naître né née naquit naissance | geboren geburt | nascere nato nata nacque nascita | nascer nasceu nascido nascimento | geboren geboorte | родиться родился родилась рождение
die died death dead | morir murió muerto muerte falleció | mourir mort mourut décès décédé | sterben starb gestorben tod tot | morire morì morto morte | morrer morreu morto morte faleceu | sterven stierf gestorven dood overleden | умереть умер умерла смерть скончался
marry married wedding marriage | casar casó casado boda matrimonio | marier marié mariage épousa | heiraten heiratete verheiratet ehe hochzeit | sposare sposò sposato matrimonio nozze | casar casou casado casamento | trouwen trouwde getrouwd huwelijk bruiloft | жениться женился брак свадьба
husband | marido esposo | mari époux | mann ehemann | marito | marido | man echtgenoot | муж
wife | esposa mujer | femme épouse | frau ehefrau | moglie | esposa mulher | vrouw echtgenote | жена
child children kid kids | niño niña hijo hijos menor | enfant enfants | kind kinder | bambino bambini figlio figli | criança crianças filho filhos | kind kinderen | ребёнок дети
son | hijo | fils | sohn | figlio | filho | zoon | сын
daughter | hija | fille | tochter | figlia | filha | dochter | дочь
parent parents | padre padres | parent parents | eltern | genitore genitori | pais | ouder ouders | родители
father | padre | père | vater | padre | pai | vader | отец
mother | madre | mère | mutter | madre | mãe | moeder | мать
family | familia | famille | familie | famiglia | família | familie gezin | семья
man men | hombre hombres | homme hommes | mann männer | uomo uomini | homem homens | man mannen | мужчина мужчины
woman women lady | mujer mujeres | femme femmes | frau frauen | donna donne | mulher mulheres | vrouw vrouwen | женщина женщины
find found discover discovered discovery discoverer | encontrar encontró hallar halló descubrir descubrió descubierto descubrimiento | trouver trouvé découvrir découvert découverte découvrit | finden fand gefunden entdecken entdeckte entdeckt entdeckung | trovare trovò trovato scoprire scoprì scoperto scoperta | encontrar encontrou achar descobrir descobriu descoberto descoberta | vinden vond gevonden ontdekken ontdekte ontdekt ontdekking | найти нашёл нашли найден обнаружить открыть открыл открытие обнаружен
build built construct constructed construction erect erected complete finished finish builder | construir construyó construido construcción levantar edificar terminó terminado construyeron | construire construit construite construction bâtir bâti bâtie achevé érigé | bauen baute gebaut erbaut errichtet errichten bau fertiggestellt vollendet | costruire costruì costruito costruita costruzione edificare eretto completato | construir construiu construído construída construção erguer concluído | bouwen bouwde gebouwd bouw voltooid opgericht | построить построен построена построили строить строительство возвести возведён завершён
found founded establish established foundation founder start started set | fundar fundó fundado fundación fundador establecer crear | fonder fondé fondée fondation fondateur créer créé | gründen gründete gegründet gründung gründer | fondare fondò fondato fondazione fondatore istituito | fundar fundou fundado fundação fundador criado | oprichten opgericht oprichting oprichter stichten gesticht stichtte | основать основан основана основал основание основатель учредить
begin began begun start started beginning commence | empezar empezó comenzar comenzó comienzo inicio iniciar | commencer commencé début débuter | beginnen begann begonnen anfang anfangen beginn start starten | cominciare iniziare inizio cominciò iniziò | começar começou início iniciar | beginnen begon begonnen begin start | начать начался началось начало начинать
end ended finish finished stop stopped cease | terminar terminó fin acabar acabó final cesar | finir fini fin terminer terminé cesser arrêter | enden endete ende beenden beendet schluss aufhören | finire finì fine terminare terminò cessare | acabar acabou fim terminar terminou cessar | eindigen eindigde einde stoppen stopte gestopt | закончить закончился конец кончиться прекратить завершить
open opened opening opens inaugurate | abrir abrió abierto apertura abre inaugurar | ouvrir ouvert ouverte ouverture ouvre inaugurer | öffnen geöffnet offen eröffnet eröffnung öffnet öffnungszeiten eröffnen aufmachen aufmacht | aprire aperto aperta apertura apre inaugurare | abrir abriu aberto abertura abre inaugurar | openen open geopend opening opent | открыть открыт открыта открывается открытие открыто
close closed closing closes shut | cerrar cerró cerrado cierre cierra | fermer fermé fermée fermeture ferme | schließen schloss geschlossen schließung schließt zumachen zumacht | chiudere chiuso chiusa chiusura chiude | fechar fechou fechado encerrar encerrado fecha | sluiten sloot gesloten sluiting sluit dicht | закрыть закрыт закрыта закрывается закрытие
write wrote written writer author | escribir escribió escrito escritor autor autora | écrire écrit écrivain auteur écrivit | schreiben schrieb geschrieben schriftsteller autor verfasser verfasst | scrivere scrisse scritto scrittore autore autrice | escrever escreveu escrito escritor autor autora | schrijven schreef geschreven schrijver auteur | писать написал написан написала писатель автор
make made produce produced manufacture production | hacer hizo hecho producir produce fabricar producción fabricado | faire fait produire produit fabriquer fabriqué production | machen macht gemacht herstellen hergestellt produzieren produktion erzeugen | fare fatto produrre prodotto produce fabbricare produzione | fazer fez feito produzir produz fabricar produção | maken maakte gemaakt produceren productie | делать сделан сделать производить производство изготовить изготовлен
create created invent invented inventor | crear creó creado inventar inventó inventor | créer créé inventer inventé inventeur | erfinden erfand erfunden erfinder schaffen geschaffen entwickeln entwickelt | creare creò creato inventare inventò inventore | criar criou criado inventar inventou inventor | uitvinden uitgevonden uitvinder creëren | создать создан создал изобрести изобрёл изобретатель разработать
design designed designer architect plan planned drew | diseñar diseñó diseño proyectar proyectó proyecto arquitecto idear trazó | concevoir conçu dessiné dessiner projeter plans architecte | entwerfen entwarf entworfen entwurf planen geplant architekt | progettare progettò progettato progetto disegnò architetto ideato | projetar projetou projeto desenhar desenhou desenhado arquiteto | ontwerpen ontwierp ontworpen ontwerp architect | спроектировать проект архитектор проектировал
paint painted painter picture draw drew drawn drawing artist | pintar pintó pintado pintor cuadro dibujar dibujo artista | peindre peint peintre tableau dessiner dessin artiste | malen malte gemalt maler bild gemälde zeichnen zeichnung künstler | dipingere dipinse dipinto pittore quadro disegnare disegno artista | pintar pintou pintado pintor quadro desenhar desenho artista | schilderen schilderde geschilderd schilder schilderij tekenen tekening kunstenaar | рисовать нарисовал художник картина писать рисунок
own owned owner belong belongs property | poseer dueño propietario pertenecer pertenece propiedad | posséder propriétaire appartenir appartient propriété | besitzen besitzt besitzer eigentümer gehören gehört eigentum | possedere proprietario appartenere appartiene proprietà | possuir dono proprietário pertencer pertence propriedade | bezitten bezit eigenaar behoren eigendom | владеть владелец принадлежать принадлежит собственность
lead led leader head chair chairman chairwoman direct director manage manager run runs boss | dirigir dirige director jefe líder encabezar presidente gerente | diriger dirige directeur directrice chef dirigeant président | leiten leitet leiter leiterin führen führt chef direktor vorsitzender leitung | dirigere dirige direttore capo guidare guida presidente | dirigir dirige diretor chefe líder presidente gerente | leiden leidt leider directeur chef hoofd voorzitter | руководить руководит руководитель директор глава возглавлять начальник
work worked works job employ employed employee employees staff worker workers | trabajar trabaja trabajo empleo empleado empleados trabajador trabajadores personal plantilla | travailler travaille travail emploi employé employés salarié salariés travailleur personnel | arbeiten arbeitet arbeit beschäftigen beschäftigt mitarbeiter angestellte arbeiter personal | lavorare lavora lavoro impiego impiegato dipendente dipendenti lavoratore personale | trabalhar trabalha trabalho emprego empregado funcionário trabalhador pessoal | werken werkt werk baan werknemer medewerker personeel | работать работает работа сотрудник работник персонал рабочий
live lived lives reside inhabit inhabitant inhabitants resident population people | vivir vive vivió habitar habitante habitantes población residente | vivre vit vivaient habiter habitant habitants population vécu résident | leben lebt lebte wohnen wohnt wohnte einwohner bewohner bevölkerung | vivere vive visse abitare abitante abitanti popolazione residente | viver vive viveu morar habitar habitante habitantes população | leven leeft leefde wonen woont woonde inwoner bewoner bevolking | жить живёт жил житель жители население проживать
house home building | casa hogar edificio vivienda | maison foyer bâtiment logement | haus häuser heim gebäude wohnung | casa edificio abitazione | casa lar edifício prédio | huis huizen gebouw woning | дом дома здание жильё
eat ate eaten feed feeds fed food diet | comer come comió alimentar alimento alimentarse comida dieta | manger mange nourrir nourriture alimentation aliment nourrit régime | essen isst fressen frisst nahrung ernähren ernährt futter speise | mangiare mangia nutrire cibo alimentazione nutre | comer come alimentar comida alimento alimentação | eten eet voeden voedsel voedt voer | есть ест питаться питается еда пища корм кормить
drink drank | beber bebe bebida | boire boit boisson | trinken trinkt getränk | bere beve bevanda | beber bebe bebida | drinken drinkt drank | пить пьёт напиток
water | agua | eau | wasser | acqua | água | water | вода воды
grow grew grown growth increase increased rise rose | crecer creció crecimiento aumentar aumentó aumento subir subió | croître croissance augmenter augmenté augmentation pousser hausse | wachsen wuchs gewachsen wachstum steigen stieg gestiegen zunehmen zunahme anstieg | crescere crebbe crescita aumentare aumento salire | crescer cresceu crescimento aumentar aumentou aumento subir | groeien groeide groei stijgen steeg gestegen toenemen toename | расти вырос рост увеличиться увеличение повыситься
fall fell fallen decrease decreased decline drop dropped shrink reduce reduced | caer cayó bajar bajó disminuir disminuyó disminución reducir descender | baisser baisse diminuer diminution chuter tomber réduire | fallen fiel gefallen sinken sank gesunken abnehmen abnahme rückgang verringern | cadere cadde diminuire calo ridurre scendere sceso diminuzione | cair caiu diminuir diminuiu diminuição reduzir descer | dalen daalde gedaald vallen viel afnemen afname verminderen | падать упал снизиться снижение уменьшиться сократить сокращение
destroy destroyed ruin ruined burn burned burnt fire collapse demolish | destruir destruyó destruido quemar incendio arruinar derrumbar | détruire détruit brûler incendie ruine démolir effondrer feu | zerstören zerstört zerstörte brennen brannte verbrannt brand feuer einsturz abgerissen | distruggere distrusse distrutto bruciare incendio rovina demolire crollare | destruir destruiu destruído queimar incêndio ruína demolir | vernietigen verwoest verwoestte branden brand vuur slopen instorten | разрушить разрушен сгореть пожар уничтожить снести обрушиться
repair repaired restore restored renovate renovation rebuild rebuilt fix | reparar reparó restaurar restauró restauración renovar reconstruir | réparer réparé restaurer restauré restauration rénover reconstruire | reparieren repariert restaurieren restauriert renovieren sanieren sanierung wiederaufbauen | riparare riparato restaurare restaurato restauro rinnovare ricostruire | reparar restaurar restaurado restauração renovar reconstruir | repareren herstellen hersteld restaureren gerestaureerd renoveren herbouwen | ремонтировать ремонт отремонтировать восстановить реставрация реставрировать
use used usage purpose function serve serves | usar usa utilizar utiliza uso servir sirve finalidad función | utiliser utilise usage servir sert but fonction employer | verwenden verwendet benutzen benutzt nutzen nutzt gebrauch dienen dient zweck | usare usa utilizzare utilizza uso servire serve scopo | usar usa utilizar utiliza uso servir serve finalidade | gebruiken gebruikt gebruik dienen dient doel | использовать используется применять применение служить служит цель назначение
need needed require required requirement necessary must | necesitar necesita requerir requiere requisito necesario deber | besoin exiger exige nécessaire requis falloir devoir | brauchen braucht benötigen benötigt erforderlich nötig notwendig voraussetzung müssen | bisogno serve richiedere richiede necessario requisito dovere | precisar precisa requerer exige necessário requisito dever | nodig vereisen vereist vereiste noodzakelijk moeten | нужно нужен требуется требовать необходимо требование должен
allow allowed permit permitted permission may can accept accepted admit admitted | permitir permite permitido permiso poder admitir admite aceptar acepta | permettre permis autoriser autorisé autorisation pouvoir admettre admis accepter accepté | erlauben erlaubt dürfen darf gestattet genehmigt erlaubnis zulässig zugelassen | permettere permesso consentire consentito autorizzato potere ammettere ammesso accettare | permitir permite permitido permissão autorizado poder admitir aceitar | toestaan toegestaan mogen mag toestemming vergunning toegelaten | разрешить разрешено разрешается можно разрешение позволять допускается
enable enabled disable disabled activate deactivate switch | activar activado desactivar desactivado | activer activé désactiver désactivé | aktivieren aktiviert deaktivieren deaktiviert einschalten ausschalten | attivare attivato disattivare disattivato | ativar ativado desativar desativado | inschakelen ingeschakeld uitschakelen uitgeschakeld | включить включён отключить отключён
capacity hold holds fit fits seat seats accommodate | capacidad caber cabe caben plazas | capacité contenir contient places tenir | fassen fasst passen passt platz kapazität plätze | capienza contenere contiene posti | capacidade caber cabe cabem lugares | capaciteit passen past plaatsen | вмещать вмещает вместимость мест помещается
caretaker janitor superintendent | conserje portero | concierge gardien | hausmeister | portinaio custode bidello | porteiro zelador | conciërge huismeester | дворник вахтёр
forbid forbidden prohibit prohibited ban banned | prohibir prohibido prohíbe | interdire interdit défendu défense | verbieten verboten untersagt verbot | vietare vietato proibito divieto | proibir proibido proíbe | verbieden verboden verbod | запретить запрещено запрещается запрет
cause causes caused reason because due result lead led | causa causar causó razón motivo porque debido provocar | cause causer causé raison motif parce provoquer entraîner | ursache verursachen verursacht grund weil wegen führen auslösen | causa causare causato ragione motivo perché provocare | causa causar causou razão motivo porque provocar | oorzaak veroorzaken veroorzaakt reden omdat vanwege | причина вызвать вызывает вызван потому из-за
effect result consequence outcome impact | efecto resultado consecuencia impacto | effet résultat conséquence impact | wirkung ergebnis folge auswirkung effekt | effetto risultato conseguenza impatto | efeito resultado consequência impacto | effect resultaat gevolg uitkomst | результат последствие эффект следствие влияние
problem trouble difficulty issue challenge | problema dificultad | problème difficulté | problem schwierigkeit | problema difficoltà | problema dificuldade | probleem moeilijkheid | проблема трудность сложность
solve solution | resolver solución | résoudre solution | lösen lösung | risolvere soluzione | resolver solução | oplossen oplossing | решить решение
danger dangerous risk hazard threat threaten | peligro peligroso riesgo amenaza amenazar | danger dangereux risque menace menacer | gefahr gefährlich risiko bedrohung bedroht | pericolo pericoloso rischio minaccia | perigo perigoso risco ameaça | gevaar gevaarlijk risico bedreiging | опасность опасный риск угроза
safe safety protect protected protection secure | seguro seguridad proteger protegido protección | sûr sécurité protéger protégé protection | sicher sicherheit schützen geschützt schutz | sicuro sicurezza proteggere protetto protezione | seguro segurança proteger protegido proteção | veilig veiligheid beschermen beschermd bescherming | безопасный безопасность защищать защита охрана
help aid assist support | ayudar ayuda apoyo apoyar | aider aide soutien assister | helfen hilft hilfe unterstützen unterstützung | aiutare aiuto sostegno assistere | ajudar ajuda apoio apoiar | helpen hulp steun ondersteunen | помогать помощь поддержка
advantage benefit benefits pro | ventaja beneficio | avantage bénéfice | vorteil nutzen | vantaggio beneficio | vantagem benefício | voordeel | преимущество польза выгода
disadvantage drawback con weakness limitation | desventaja inconveniente limitación | inconvénient désavantage limite | nachteil schwäche einschränkung | svantaggio limite | desvantagem limitação | nadeel beperking | недостаток ограничение
difference differ different distinguish | diferencia diferente distinguir diferenciarse | différence différent distinguer | unterschied unterscheiden unterscheidet verschieden | differenza diverso distinguere | diferença diferente distinguir | verschil verschillen verschillend onderscheiden | разница отличие отличаться различие
same equal similar like alike resemble | mismo igual parecido semejante similar | même égal semblable pareil similaire | gleich ähnlich gleichen | stesso uguale simile | mesmo igual parecido semelhante | zelfde gelijk vergelijkbaar lijken | одинаковый равный похожий подобный
rule rules regulation law legal | regla norma reglamento ley legal | règle règlement loi légal | regel vorschrift gesetz ordnung | regola norma regolamento legge | regra norma regulamento lei | regel voorschrift wet | правило закон норма
contract agreement treaty deal | contrato acuerdo tratado | contrat accord traité | vertrag vereinbarung abkommen | contratto accordo trattato | contrato acordo tratado | contract overeenkomst verdrag | договор соглашение контракт
cancel cancelled terminate termination notice withdraw | cancelar rescindir anular baja preaviso | annuler résilier résiliation préavis | kündigen kündigung stornieren absagen abgesagt kündigungsfrist | annullare disdire recesso preavviso disdetta | cancelar rescindir anular aviso | opzeggen opzegtermijn annuleren geannuleerd | отменить расторгнуть отмена расторжение
deadline due expire expires expiry submit submission | plazo vencer vence entrega presentar | délai échéance expirer remettre date limite | frist ablauf abgabe einreichen fällig stichtag | scadenza termine scadere consegna presentare | prazo vencer entrega apresentar | deadline termijn verlopen inleveren indienen | срок крайний истекать сдать подать
refund reimburse return money | reembolso devolver devolución reembolsar | rembourser remboursement | erstatten erstattung rückerstattung zurückzahlen | rimborso rimborsare | reembolso devolver reembolsar | terugbetalen terugbetaling vergoeding restitutie | возврат вернуть возместить
send sent deliver delivery ship shipped shipping | enviar envío entregar entrega mandar | envoyer envoi livrer livraison expédier | senden schicken versand liefern lieferung zustellung | inviare spedire spedizione consegna mandare | enviar envio entregar entrega | sturen verzenden leveren levering bezorgen | отправить отправка доставка доставить
receive got get obtain | recibir recibe obtener conseguir | recevoir reçoit reçu obtenir | erhalten erhält bekommen bekommt kriegen | ricevere riceve ottenere | receber recebe obter | ontvangen ontvangt krijgen krijgt | получить получает получать
give gave given grant provide provides offer offers | dar da dio ofrecer ofrece proporcionar | donner donne fournir offrir offre | geben gibt gab bieten bietet anbieten | dare dà fornire offrire offre | dar dá deu fornecer oferecer oferece | geven geeft gaf bieden aanbieden | дать даёт предоставить предлагать
take took taken | tomar tomó coger | prendre pris | nehmen nahm genommen | prendere prese | tomar pegar | nemen nam genomen | взять брать
carry carried bring brought transport transported | llevar lleva traer transportar | porter transporter apporter amener | tragen bringen brachte transportieren befördern mitbringen | portare trasportare | levar leva trazer transportar | dragen brengen bracht vervoeren | нести везти перевозить привезти
go went gone travel travelled journey trip voyage | ir fue viajar viaje viajó | aller voyager voyage trajet | gehen ging fahren fuhr reisen reise fahrt | andare andò viaggiare viaggio | ir foi viajar viagem | gaan ging reizen reis reisde rijden | идти ехать поехать путешествие поездка путешествовать
arrive arrived arrival come came reach | llegar llegó llegada venir | arriver arrivé arrivée venir atteindre | ankommen ankunft kommen kam erreichen | arrivare arrivò arrivo venire raggiungere | chegar chegou chegada vir | aankomen aankomst komen kwam bereiken | прибыть приехать прибытие прийти
leave left depart departure departs leaves sail | salir sale salió partir salida marcharse dejar | partir part parti départ quitter quitte | abfahren abfahrt verlassen verließ abreise gehen | partire parte partì partenza lasciare | partir parte partiu saída sair deixar | vertrekken vertrekt vertrok vertrek verlaten | уехать уйти отправляться отправление покинуть покинул
ship boat vessel ferry | barco buque nave transbordador ferry | navire bateau bac ferry | schiff boot fähre | nave barca traghetto battello | navio barco balsa ferry | schip boot veerboot veer pont | корабль судно лодка паром
train | tren | train | zug | treno | comboio trem | trein | поезд
railway rail railroad | ferrocarril | chemin ferroviaire | eisenbahn bahn schiene | ferrovia | ferrovia caminho | spoorweg spoor | железная дорога
car vehicle bus truck drive | coche auto automóvil vehículo autobús | voiture véhicule bus camion conduire | auto fahrzeug wagen bus fahren | auto macchina veicolo autobus | carro automóvel veículo autocarro ônibus | auto voertuig bus wagen | машина автомобиль автобус
road street path way route | carretera calle camino ruta vía | route rue chemin voie | straße weg route | strada via cammino percorso | estrada rua caminho rota | weg straat route pad | дорога улица путь маршрут
bridge | puente | pont | brücke | ponte | ponte | brug | мост
tower | torre | tour | turm | torre | torre | toren | башня
lighthouse | faro | phare | leuchtturm | faro | farol | vuurtoren | маяк
church cathedral chapel | iglesia catedral capilla | église cathédrale chapelle | kirche dom kapelle | chiesa cattedrale cappella duomo | igreja catedral capela | kerk kathedraal kapel | церковь собор часовня
castle fortress palace | castillo fortaleza palacio | château forteresse palais | schloss burg festung palast | castello fortezza palazzo | castelo fortaleza palácio | kasteel burcht paleis | замок крепость дворец
museum exhibition exhibit show shown shows collection | museo exposición exponer muestra colección | musée exposition exposer collection | museum ausstellung ausgestellt sammlung zeigen zeigt | museo mostra esposizione collezione | museu exposição coleção mostra | museum tentoonstelling collectie tonen | музей выставка коллекция
school | escuela colegio | école collège | schule | scuola | escola colégio | school | школа
pupil student | alumno estudiante | élève étudiant | schüler student | alunno studente | aluno estudante | leerling student | ученик студент
teacher teach taught | maestro profesor enseñar | professeur maître enseigner instituteur | lehrer unterrichten lehren | insegnante maestro insegnare | professor ensinar | leraar onderwijzen | учитель преподавать учить преподаватель
learn learned learnt training trained | aprender aprendió | apprendre appris | lernen gelernt ausbildung | imparare imparato | aprender aprendeu | leren geleerd | учиться научиться выучить
university college faculty | universidad facultad | université faculté | universität hochschule fakultät | università facoltà | universidade faculdade | universiteit hogeschool faculteit | университет факультет институт
book volume novel | libro novela tomo | livre roman volume | buch bücher roman band | libro romanzo volume | livro romance volume | boek boeken roman | книга роман том
city town | ciudad | ville | stadt | città | cidade | stad | город
village | pueblo aldea | village bourg | dorf ort | paese villaggio borgo | vila aldeia | dorp | деревня село посёлок
country nation state land | país nación estado | pays nation état | land staat nation | paese nazione stato | país nação estado | land staat natie | страна государство нация
world earth global | mundo tierra mundial | monde terre mondial | welt erde weltweit | mondo terra mondiale | mundo terra mundial | wereld aarde | мир земля мировой
river stream | río arroyo | rivière fleuve ruisseau | fluss strom bach | fiume torrente | rio ribeiro | rivier beek | река ручей
sea ocean coast shore | mar océano costa orilla | mer océan côte rivage | meer see ozean küste | mare oceano costa | mar oceano costa | zee oceaan kust | море океан берег побережье
lake pond | lago laguna estanque | lac étang | see teich | lago stagno | lago lagoa | meer vijver | озеро пруд
island | isla | île | insel | isola | ilha | eiland | остров
mountain hill peak summit | montaña monte colina cumbre | montagne mont colline sommet | berg hügel gipfel | montagna monte collina cima | montanha monte colina cume | berg heuvel top | гора холм вершина
forest woods | bosque selva | forêt bois | wald | foresta bosco | floresta bosque | bos woud | лес
tree trees | árbol árboles | arbre arbres | baum bäume | albero alberi | árvore árvores | boom bomen | дерево деревья
cave cavern grotto | cueva caverna gruta | grotte caverne | höhle grotte | grotta caverna | gruta caverna | grot | пещера грот
stone rock | piedra roca | pierre roche rocher | stein fels gestein | pietra roccia sasso | pedra rocha | steen rots | камень скала порода
field | campo | champ | feld acker | campo | campo | veld akker | поле
farm farmer farming agriculture | granja agricultura agricultor | ferme agriculture agriculteur | hof bauernhof landwirtschaft bauer landwirt | fattoria agricoltura contadino agricoltore | quinta fazenda agricultura agricultor | boerderij landbouw boer | ферма хозяйство фермер
crop harvest harvested yield | cosecha cultivo recolectar | récolte culture rendement | ernte ertrag anbau geerntet | raccolto coltura resa | colheita cultivo | oogst gewas opbrengst | урожай
plant flower | planta flor | plante fleur | pflanze blume blüte | pianta fiore | planta flor | plant bloem | растение цветок
animal creature species beast | animal criatura especie | animal espèce bête | tier tierart art | animale specie bestia | animal espécie bicho | dier diersoort soort | животное зверь вид
bird | pájaro ave | oiseau oiseaux | vogel vögel | uccello uccelli | pássaro ave | vogel | птица
fish | pez peces pescado | poisson | fisch | pesce pesci | peixe | vis vissen | рыба
dog | perro | chien | hund | cane | cão cachorro | hond | собака собаки
cat | gato | chat | katze | gatto | gato | kat | кошка кот
horse | caballo | cheval chevaux | pferd | cavallo | cavalo | paard | лошадь конь
bee bees | abeja | abeille | biene imme | ape api | abelha | bij bijen | пчела пчёлы
honey | miel | miel | honig | miele | mel | honing | мёд
hive beehive | colmena | ruche | bienenstock bienenkorf | alveare arnia | colmeia | bijenkorf korf | улей
weather climate | tiempo clima meteorología | temps climat météo | wetter klima witterung | tempo clima | tempo clima | weer klimaat | погода климат
rain rainfall precipitation | lluvia llover | pluie pleuvoir | regen niederschlag | pioggia | chuva | regen neerslag | дождь осадки
snow | nieve | neige | schnee | neve | neve | sneeuw | снег
wind | viento | vent | wind | vento | vento | wind | ветер
sun sunny solar | sol solar | soleil solaire | sonne solar | sole solare | sol solar | zon zonne | солнце солнечный
light lamp lantern beam | luz lámpara linterna | lumière lampe feu | licht lampe leuchte | luce lampada lanterna | luz lâmpada | licht lamp | свет лампа
winter | invierno | hiver | winter | inverno | inverno | winter | зима зимой
summer | verano | été | sommer | estate | verão | zomer | лето летом
spring | primavera | printemps | frühling frühjahr | primavera | primavera | lente voorjaar | весна весной
autumn fall | otoño | automne | herbst | autunno | outono | herfst najaar | осень осенью
day daily | día diario | jour journée quotidien | tag täglich | giorno quotidiano | dia diário | dag dagelijks | день дня дни дней ежедневно
week weekly | semana semanal | semaine | woche wöchentlich | settimana settimanale | semana semanal | week wekelijks | неделя недели
month monthly | mes mensual | mois mensuel | monat monatlich | mese mensile | mês mensal | maand maandelijks | месяц
year annual yearly | año anual | an année annuel | jahr jährlich | anno annuale | ano anual | jaar jaarlijks | год году лет
hour time clock | hora horas | heure heures horaire | stunde uhr uhrzeit | ora ore orario | hora horas horário | uur | час часы время
morning | mañana | matin | morgen vormittag | mattina mattino | manhã | ochtend | утро утром
evening night | tarde noche | soir nuit | abend nacht | sera notte | noite tarde | avond nacht | вечер ночь
last lasted duration takes take long | durar dura duró duración tarda | durer dure durée | dauern dauert dauerte dauer | durare dura durata | durar dura duração demora | duren duurt duurde duur | длиться длится продолжаться продолжительность длительность
often frequency frequently every times | frecuencia frecuente veces cada menudo | souvent fréquence fois chaque | oft häufig häufigkeit mal jede jeden | spesso frequenza volte ogni | frequência vezes cada | vaak keer elke frequentie | часто частота раз каждый
meet met meeting | reunir reunión reunió encuentro | réunir réunion rencontrer rencontre | treffen traf sitzung versammlung | riunire riunione incontro incontrare | reunir reunião encontro | vergaderen vergadering ontmoeten bijeenkomst | встреча собрание встретиться заседание
win won winner victory prize award | ganar ganó ganador victoria premio | gagner gagné gagnant vainqueur victoire prix | gewinnen gewann gewonnen sieger preis sieg | vincere vinse vinto vincitore vittoria premio | ganhar ganhou vencer vencedor vitória prémio prêmio | winnen won gewonnen winnaar prijs | выиграть победить победитель приз премия победа
war | guerra | guerre | krieg | guerra | guerra | oorlog | война
battle fight fought | batalla luchar combate | bataille combattre | schlacht kampf kämpfen | battaglia combattere | batalha lutar | slag strijd vechten | битва сражение бой
attack attacked | ataque atacar | attaque attaquer | angriff angreifen | attacco attaccare | ataque atacar | aanval aanvallen | атака нападение
king | rey | roi | könig | re | rei | koning | король царь
queen | reina | reine | königin | regina | rainha | koningin | королева
emperor ruler | emperador | empereur | kaiser herrscher | imperatore | imperador | keizer | император
government | gobierno | gouvernement | regierung | governo | governo | regering | правительство
minister | ministro | ministre | minister | ministro | ministro | minister | министр
parliament | parlamento | parlement | parlament | parlamento | parlamento | parlement | парламент
mayor | alcalde alcaldesa | maire | bürgermeister | sindaco | prefeito presidente | burgemeester | мэр
council municipality | ayuntamiento municipio concejo | mairie commune conseil | gemeinde rat rathaus stadtrat | comune consiglio municipio | câmara município conselho | gemeente raad | совет муниципалитет
vote elect elected election | votar elegir elegido elección | voter élire élu élection | wählen gewählt wahl abstimmung | votare eleggere eletto elezione | votar eleger eleito eleição | stemmen kiezen gekozen verkiezing | голосовать избрать избран выборы
company business firm enterprise | empresa compañía negocio | entreprise société compagnie | firma unternehmen betrieb gesellschaft | azienda impresa società ditta | empresa companhia negócio | bedrijf onderneming firma | компания фирма предприятие
customer client user guest visitor visit | cliente usuario visitante visitar huésped | client utilisateur visiteur visiter hôte | kunde nutzer besucher besuchen gast | cliente utente visitatore visitare ospite | cliente utilizador usuário visitante visitar | klant gebruiker bezoeker bezoeken gast | клиент пользователь посетитель посещать гость
member association club society | miembro socio asociación club | membre association club société | mitglied verein verband club | membro socio associazione club | membro sócio associação clube | lid leden vereniging club | член участник общество клуб
group team crew | grupo equipo tripulación | groupe équipe équipage | gruppe team mannschaft besatzung | gruppo squadra equipaggio | grupo equipa equipe tripulação | groep team ploeg bemanning | группа команда экипаж
part component piece consist consists contain contains include includes comprise | parte componente pieza constar consta contener contiene incluir incluye | partie composant pièce composer contenir contient comprendre inclure | teil bestandteil bestehen besteht enthalten enthält umfassen stück | parte componente pezzo contenere contiene comprendere includere | parte componente peça conter contém incluir inclui | deel onderdeel stuk bestaan bestaat bevatten bevat omvatten | часть компонент состоять состоит содержать содержит включать
material substance ingredient | material sustancia ingrediente | matériau matière substance ingrédient | material stoff zutat | materiale sostanza ingrediente | material substância ingrediente | materiaal stof ingrediënt | материал вещество ингредиент
metal | metal | métal | metall | metallo | metal | metaal | металл
iron steel | hierro acero | fer acier | eisen stahl | ferro acciaio | ferro aço | ijzer staal | железо сталь
copper bronze brass | cobre bronce | cuivre bronze | kupfer bronze | rame bronzo | cobre bronze | koper brons | медь бронза
gold | oro | or | gold | oro | ouro | goud | золото
silver | plata | argent | silber | argento | prata | zilver | серебро
glass | vidrio cristal | verre | glas | vetro | vidro | glas | стекло
wood wooden timber oak | madera | bois | holz | legno | madeira | hout | дерево древесина деревянный
color colour | color | couleur | farbe | colore | cor | kleur | цвет
shape form round | forma redondo | forme rond | form rund gestalt | forma rotondo | forma redondo | vorm rond | форма круглый
step stair stairs steps | escalón peldaño escalera escalones | marche marches escalier | stufe stufen treppe | gradino gradini scala | degrau degraus escada | trede treden trap | ступень ступени ступенька лестница
room hall chamber | habitación sala | pièce salle chambre | zimmer raum saal | stanza camera sala | quarto sala | kamer zaal | комната зал
floor storey level | piso planta | étage | stock etage stockwerk | piano | andar piso | verdieping | этаж
door gate | puerta | porte | tür tor | porta | porta | deur poort | дверь ворота
window | ventana | fenêtre | fenster | finestra | janela | raam venster | окно
wall | muro pared | mur | wand mauer | muro parete | parede muro | muur wand | стена
roof | techo tejado cubierta | toit | dach | tetto | telhado | dak | крыша
machine | máquina | machine | maschine | macchina | máquina | machine | машина
engine motor | motor | moteur | motor | motore | motor | motor | двигатель мотор
device tool equipment instrument | aparato herramienta equipo dispositivo | appareil outil équipement | gerät werkzeug ausrüstung | apparecchio strumento attrezzo | aparelho ferramenta equipamento | apparaat gereedschap | прибор инструмент оборудование
computer | ordenador computadora | ordinateur | computer rechner | computer | computador | computer | компьютер
software program app | programa software | logiciel programme | software programm | programma software | programa software | programma software | программа
system | sistema | système | system | sistema | sistema | systeem | система
data information | dato información datos | donnée information | daten information angabe | dato informazione | dado informação | gegevens informatie data | данные информация
method procedure process technique approach | método procedimiento proceso técnica | méthode procédure procédé processus technique | methode verfahren prozess vorgehen technik | metodo procedura processo tecnica | método procedimento processo técnica | methode procedure proces techniek werkwijze | метод способ процесс процедура
test experiment trial examine exam | prueba experimento examen ensayo | essai test expérience examen | test versuch experiment prüfung untersuchung | prova esperimento esame test | teste experimento exame ensaio | test proef experiment examen | тест опыт эксперимент экзамен испытание
study research investigate survey researcher scientist | estudio estudiar investigación investigador encuesta científico | étude étudier recherche chercheur enquête scientifique | studie studieren forschung untersuchung forscher umfrage wissenschaftler | studio studiare ricerca ricercatore indagine scienziato | estudo estudar pesquisa investigação investigador inquérito | studie onderzoek onderzoeker enquête wetenschapper | исследование изучать опрос учёный исследователь
show shows find finding conclude conclusion | mostrar demuestra conclusión concluir hallazgo | montrer conclusion conclure constat | zeigen ergeben schlussfolgerung fazit befund | mostrare conclusione concludere | mostrar conclusão concluir | tonen conclusie aantonen bevinding | показать вывод заключение
participant subject respondent took part | participante participar encuestado | participant participer sujet | teilnehmer teilnehmen teilnahm proband | partecipante partecipare | participante participar | deelnemer deelnemen | участник участвовать респондент
patient | paciente | patient | patient | paziente | paciente | patiënt | пациент больной
doctor physician | médico doctor | médecin docteur | arzt ärztin | medico dottore | médico | arts dokter | врач доктор
hospital clinic | hospital clínica | hôpital clinique | krankenhaus klinik spital | ospedale clinica | hospital clínica | ziekenhuis kliniek | больница клиника
nurse | enfermera enfermero | infirmière infirmier | krankenschwester pfleger | infermiera infermiere | enfermeira enfermeiro | verpleegkundige | медсестра
disease illness sick infection | enfermedad enfermo infección | maladie malade infection | krankheit krank infektion | malattia malato infezione | doença doente infeção infecção | ziekte ziek infectie | болезнь заболевание больной инфекция
symptom sign | síntoma señal | symptôme signe | symptom zeichen anzeichen | sintomo segno | sintoma sinal | symptoom teken verschijnsel | симптом признак
treat treatment therapy cure medicine drug medication | tratar tratamiento terapia cura medicamento medicina | traiter traitement thérapie médicament soigner | behandeln behandlung therapie medikament heilen arznei | trattare cura terapia trattamento farmaco medicina | tratar tratamento terapia medicamento remédio cura | behandelen behandeling therapie medicijn geneesmiddel | лечить лечение терапия лекарство препарат
dose dosage | dosis | dose posologie | dosis dosierung | dose dosaggio | dose dosagem | dosis dosering | доза дозировка
blood | sangre | sang | blut | sangue | sangue | bloed | кровь
heart | corazón | cœur | herz | cuore | coração | hart | сердце
body | cuerpo | corps | körper | corpo | corpo | lichaam | тело
cook cooked boil | cocinar cocer hervir | cuire cuisiner bouillir | kochen gekocht | cucinare cuocere bollire | cozinhar ferver | koken gekookt | готовить варить
bake baked baking oven | hornear horno | cuire four | backen gebacken ofen | cuocere forno infornare | assar forno | bakken gebakken oven | печь выпекать
recipe dish meal | receta plato comida | recette plat repas | rezept gericht mahlzeit | ricetta piatto pasto | receita prato refeição | recept gerecht maaltijd | рецепт блюдо
bread loaf | pan | pain | brot | pane | pão | brood | хлеб
flour | harina | farine | mehl | farina | farinha | meel bloem | мука
dough | masa | pâte | teig | impasto | massa | deeg | тесто
milk | leche | lait | milch | latte | leite | melk | молоко
cheese | queso | fromage | käse | formaggio | queijo | kaas | сыр
butter | mantequilla | beurre | butter | burro | manteiga | boter | масло
fruit | fruta | fruit | obst frucht | frutta frutto | fruta | fruit | фрукт плод
apple | manzana | pomme | apfel | mela | maçã | appel | яблоко
vegetable vegetables | verdura hortaliza | légume | gemüse | verdura ortaggio | legume hortaliça | groente | овощ овощи
music | música | musique | musik | musica | música | muziek | музыка
song sing sang sung singer | canción cantar cantante | chanson chanter chanteur | lied singen sänger | canzone cantare cantante | canção cantar cantor | lied zingen zanger | песня петь певец
choir | coro | chœur chorale | chor | coro | coro | koor | хор
concert performance | concierto actuación | concert représentation | konzert auftritt vorstellung | concerto spettacolo | concerto espetáculo | concert uitvoering | концерт выступление
play game sport player | jugar juego deporte jugador | jouer jeu sport joueur | spielen spiel sport spieler | giocare gioco sport giocatore | jogar jogo desporto esporte jogador | spelen spel sport speler | играть игра спорт игрок
language speak spoke spoken word | idioma lengua hablar habla palabra | langue parler parle mot | sprache sprechen spricht wort | lingua parlare parla parola | língua idioma falar fala palavra | taal spreken spreekt woord | язык говорить слово
name called title known | nombre llamar llamado llama título | nom appeler appelé nommé titre | name heißen heißt genannt titel nennen | nome chiamare chiamato titolo | nome chamar chamado título | naam heten heet genoemd titel | имя название называть называется
mean means meaning define definition stand stands refer refers | significar significa significado definir definición | signifier signifie sens définir définition désigner | bedeuten bedeutet bedeutung definition bezeichnen bezeichnet | significare significa significato definire definizione | significar significa significado definir definição | betekenen betekent betekenis definitie definiëren | означать означает значение определение
number count amount quantity total many | número cantidad total cuenta | nombre numéro quantité total | zahl anzahl menge gesamt nummer | numero quantità totale | número quantidade total | aantal nummer hoeveelheid totaal | число количество номер всего
percent percentage share proportion rate | porcentaje proporción tasa parte | pourcentage proportion taux part | prozent anteil quote rate | percentuale proporzione tasso quota | percentagem porcentagem proporção taxa | procent percentage aandeel | процент доля
average mean typical | promedio media medio | moyenne moyen | durchschnitt durchschnittlich mittel mittelwert | media medio | média médio | gemiddelde gemiddeld | средний среднее
maximum most highest largest greatest limit top | máximo mayor límite más | maximum plus limite maximal | maximum höchst größte grenze maximal meisten | massimo maggiore limite più | máximo maior limite mais | maximum hoogste grootste grens maximaal meeste | максимум наибольший предел самый
minimum least lowest smallest | mínimo menor menos | minimum minimal moins | minimum mindestens kleinste geringste minimal | minimo minore meno | mínimo menor menos | minimum minstens kleinste minst | минимум наименьший минимальный
first earliest original | primero primer primera | premier première | erste ersten zuerst | primo prima | primeiro primeira | eerste | первый первая
last final latest | último última final | dernier dernière final | letzte letzter schließlich | ultimo ultima finale | último última final | laatste | последний последняя
only sole single one | único solo sola | seul unique | einzig nur einzige | unico solo | único só | enige enkel alleen | единственный только
next following after then | siguiente después próximo | suivant après prochain ensuite | nächste folgend nach danach | prossimo seguente dopo | próximo seguinte depois | volgende daarna | следующий после затем
before previous former earlier | antes anterior | avant précédent ancien | vor vorher früher ehemalig | prima precedente ex | antes anterior | voor eerder vorige vroeger | до прежний раньше предыдущий
today current now present | hoy actual ahora | aujourd actuel maintenant | heute aktuell jetzt derzeit | oggi attuale ora adesso | hoje atual agora | vandaag huidig nu tegenwoordig | сегодня сейчас теперь нынешний
change changed replace replaced become became | cambiar cambió sustituir reemplazar convertirse | changer changement remplacer devenir devenu | ändern änderung wechsel ersetzen ersetzt werden wurde | cambiare sostituire sostituito diventare | mudar mudança substituir tornar | veranderen verandering vervangen worden | изменить замена заменить стать стал
move moved transfer relocate | mover trasladar trasladó mudarse | déplacer déménager transférer | bewegen umziehen zog verlegen verlegt umzug | muovere spostare trasferire | mover mudar transferir | bewegen verhuizen verplaatsen | двигать переместить переехать перевод
keep kept hold held store stored preserve | guardar conservar mantener almacenar | garder conserver tenir stocker | halten hielt bewahren aufbewahren lagern gelagert behalten | tenere conservare mantenere custodire | guardar manter conservar armazenar | houden hield bewaren opslaan | хранить держать хранится сохранить
keeper guard warden watchman | guardián farero vigilante | gardien gardienne | wärter wächter hüter | guardiano custode | guarda guardião faroleiro | wachter bewaker | смотритель хранитель сторож
stop prevent avoid | detener impedir evitar | arrêter empêcher éviter | stoppen verhindern vermeiden | fermare impedire evitare | parar impedir evitar | stoppen voorkomen vermijden | остановить предотвратить избегать
try attempt effort | intentar intento esfuerzo | essayer tentative effort | versuchen versuch mühe | provare tentare tentativo | tentar tentativa esforço | proberen poging | пытаться попытка стараться
want wish plan intend aim goal | querer plan intención objetivo meta | vouloir projet plan objectif but | wollen plan absicht ziel | volere piano intenzione obiettivo | querer plano intenção objetivo meta | willen plan bedoeling doel | хотеть план намерение цель
decide decision choose chose chosen choice select | decidir decisión elegir escoger elección | décider décision choisir choix | entscheiden entschied entscheidung wählen auswahl | decidere decisione scegliere scelta | decidir decisão escolher escolha | beslissen beslissing besluit kiezen keuze | решить решение выбрать выбор
think believe opinion view consider | pensar creer opinión considerar | penser croire avis opinion considérer | denken glauben meinung ansicht halten | pensare credere opinione considerare | pensar acreditar opinião considerar | denken geloven mening vinden | думать считать мнение верить
say said tell told state explain report | decir dijo contar explicar informar afirmar | dire dit raconter expliquer affirmer | sagen sagte erzählen erklären berichten | dire disse raccontare spiegare affermare | dizer disse contar explicar afirmar | zeggen zei vertellen uitleggen verklaren | говорить сказать рассказать объяснить
ask question request | preguntar pregunta pedir solicitud | demander question demande | fragen frage bitten anfrage | chiedere domanda richiesta | perguntar pergunta pedir pedido | vragen vraag verzoek | спросить вопрос просьба
answer reply respond | responder respuesta contestar | répondre réponse | antworten antwort | rispondere risposta | responder resposta | antwoorden antwoord | ответить ответ
see saw seen view visible look watch | ver vio visto mirar visible | voir vu visible regarder | sehen sah gesehen sichtbar schauen | vedere visto visibile guardare | ver viu visto visível olhar | zien zag gezien zichtbaar kijken | видеть видел виден видно смотреть
hear heard sound noise | oír oyó escuchar sonido ruido | entendre entendu son bruit écouter | hören hörte klang geräusch lärm | sentire udire suono rumore | ouvir ouviu som ruído | horen hoorde geluid lawaai | слышать звук шум
call phone telephone contact | teléfono llamar contacto | téléphone appeler contact | telefon anrufen telefonnummer kontakt | telefono chiamare contatto | telefone ligar contacto contato | telefoon bellen contact | телефон звонить контакт
email mail e-mail | correo email | courriel mail email | e-mail mail email | email posta | email correio | e-mail mail | почта электронная
address location located situated lie lies stand stands | dirección ubicación situado ubicado encuentra | adresse lieu situé emplacement trouve | adresse lage liegt gelegen steht ort standort | indirizzo posizione situato trova sorge | endereço localização situado localizado fica | adres ligging gelegen ligt staat plaats | адрес расположен находится место расположение
place where | lugar sitio dónde | lieu endroit où | ort platz stelle wo | luogo posto dove | lugar sítio local onde | plaats plek waar | место где
north | norte | nord | norden nördlich nord | nord | norte | noorden noord | север северный
south | sur | sud | süden südlich süd | sud | sul | zuiden zuid | юг южный
east | este oriente | est | osten östlich ost | est | leste este | oosten oost | восток восточный
west | oeste occidente | ouest | westen westlich west | ovest | oeste | westen west | запад западный
energy power electricity electric | energía electricidad potencia eléctrico | énergie électricité puissance électrique | energie strom leistung elektrisch elektrizität | energia elettricità potenza elettrico | energia eletricidade potência elétrico | energie stroom elektriciteit vermogen | энергия электричество мощность
oil petroleum | aceite petróleo | huile pétrole | öl erdöl | olio petrolio | óleo petróleo azeite | olie | масло нефть
gas | gas | gaz | gas | gas | gás | gas | газ
coal charcoal | carbón | charbon | kohle | carbone | carvão | kool kolen steenkool | уголь
fuel | combustible | combustible carburant | brennstoff treibstoff kraftstoff | combustibile carburante | combustível | brandstof | топливо
waste rubbish garbage recycle | basura residuos reciclar | déchets ordures recycler | abfall müll recyceln | rifiuti spazzatura riciclare | lixo resíduos reciclar | afval recyclen | мусор отходы переработка
environment nature natural | medio ambiente naturaleza natural | environnement nature naturel | umwelt natur natürlich | ambiente natura naturale | ambiente natureza natural | milieu natuur natuurlijk | среда природа природный
history past origin originate come comes derive | historia origen pasado proceder procede provenir viene | histoire origine passé provenir vient | geschichte ursprung herkunft stammt vergangenheit | storia origine passato provenire viene | história origem passado vir vem | geschiedenis oorsprong afkomst stamt verleden | история происхождение прошлое происходить
tradition custom festival celebrate | tradición costumbre fiesta celebrar | tradition coutume fête célébrer | tradition brauch fest feiern | tradizione usanza festa celebrare | tradição costume festa celebrar | traditie gebruik feest vieren | традиция обычай праздник праздновать
insurance insure cover | seguro asegurar | assurance assurer | versicherung versichern | assicurazione assicurare | seguro segurar | verzekering verzekeren | страховка страхование
rent lease | alquiler alquilar arrendar | loyer louer location bail | miete mieten pacht mietvertrag | affitto affittare locazione | aluguel renda alugar arrendamento | huur huren | аренда арендовать
tenant | inquilino arrendatario | locataire | mieter | inquilino | inquilino | huurder | арендатор жилец
landlord | casero arrendador | propriétaire bailleur | vermieter | locatore padrone | senhorio proprietário | verhuurder | арендодатель
holiday vacation leave | vacaciones fiesta permiso | vacances congé | urlaub ferien | vacanza ferie | férias | vakantie verlof | отпуск каникулы
subscribe subscription membership | suscripción abono cuota | abonnement cotisation | abonnement mitgliedschaft beitrag | abbonamento quota | assinatura quota | abonnement lidmaatschap contributie | подписка абонемент членство
guarantee warranty | garantía | garantie | garantie gewährleistung | garanzia | garantia | garantie | гарантия
register registration sign enrol apply application | registrar inscribir inscripción solicitud | inscrire inscription enregistrer demande | anmelden anmeldung registrieren antrag | iscrivere iscrizione registrare domanda | registar inscrever inscrição pedido | inschrijven inschrijving aanmelden aanvraag | регистрация зарегистрироваться записаться заявка
flood flooded flooding | inundación inundar inundado riada | inondation inonder inondé crue | flut hochwasser überschwemmung überflutet | alluvione inondazione allagato | inundação cheia inundado | overstroming watersnood overstroomd | наводнение затопить
storm | tormenta temporal | tempête orage | sturm gewitter | tempesta temporale | tempestade | storm | буря шторм
earthquake | terremoto seísmo | séisme tremblement | erdbeben | terremoto | terremoto sismo | aardbeving | землетрясение
disaster catastrophe | desastre catástrofe | catastrophe désastre | katastrophe unglück | disastro catastrofe | desastre catástrofe | ramp | катастрофа бедствие
accident incident crash injury injured | accidente incidente herida herido | accident incident blessure blessé | unfall vorfall verletzung verletzt | incidente infortunio ferita ferito | acidente incidente ferida ferido | ongeluk ongeval letsel gewond | авария несчастный случай травма
break broke broken damage damaged | romper rompió roto daño dañado | casser cassé dommage abîmé endommagé | brechen brach gebrochen schaden beschädigt kaputt | rompere rotto danno danneggiato | quebrar partir dano danificado | breken brak gebroken schade beschadigd kapot | сломать сломан повреждение ущерб
clean wash | limpiar limpieza lavar | nettoyer nettoyage laver | reinigen reinigung putzen waschen | pulire pulizia lavare | limpar limpeza lavar | schoonmaken reinigen wassen | чистить мыть уборка
measure measured measurement | medir medida midió | mesurer mesure | messen gemessen messung maß | misurare misura | medir medida | meten gemeten meting | измерить измерение мерить
responsible responsibility charge duty | responsable responsabilidad encargado | responsable responsabilité chargé | verantwortlich verantwortung zuständig | responsabile responsabilità | responsável responsabilidade | verantwoordelijk verantwoordelijkheid | ответственный отвечать ответственность
important main key essential principal | importante principal esencial clave | important principal essentiel | wichtig haupt wesentlich | importante principale essenziale | importante principal essencial | belangrijk voornaamste essentieel | важный главный основной
kind type sort category | tipo clase categoría | type sorte genre catégorie | art typ sorte kategorie | tipo genere categoria | tipo género categoria | soort type categorie | вид тип сорт категория
market | mercado | marché | markt | mercato | mercado | markt | рынок базар
shop store | tienda negocio | magasin boutique | laden geschäft | negozio bottega | loja | winkel zaak | магазин лавка
mill | molino | moulin | mühle | mulino | moinho | molen | мельница
wheel | rueda | roue | rad | ruota | roda | wiel rad | колесо
factory plant works | fábrica | usine fabrique | fabrik werk | fabbrica | fábrica | fabriek | завод фабрика
office | oficina despacho | bureau | büro amt | ufficio | escritório gabinete | kantoor | контора офис
station | estación | gare station | bahnhof station | stazione | estação | station | станция вокзал
airport plane flight | aeropuerto avión vuelo | aéroport avion vol | flughafen flugzeug flug | aeroporto aereo volo | aeroporto avião voo | luchthaven vliegtuig vlucht | аэропорт самолёт рейс полёт
port harbour dock | puerto muelle | port quai | hafen kai | porto molo | porto cais | haven kade | порт гавань причал
garden park | jardín parque | jardin parc | garten park | giardino parco | jardim parque | tuin park | сад парк
beach | playa | plage | strand | spiaggia | praia | strand | пляж
hotel inn guesthouse | hotel posada | hôtel auberge | hotel gasthaus pension | albergo hotel locanda | hotel pousada | hotel herberg | гостиница отель
restaurant café bar | restaurante bar café | restaurant café | restaurant gasthof lokal café | ristorante bar trattoria | restaurante café | restaurant café | ресторан кафе
library | biblioteca | bibliothèque | bibliothek bücherei | biblioteca | biblioteca | bibliotheek | библиотека
theatre theater stage | teatro escenario | théâtre scène | theater bühne | teatro palco | teatro palco | theater toneel | театр сцена
film movie cinema | película cine | film cinéma | film kino | film cinema | filme cinema | film bioscoop | фильм кино
newspaper magazine press | periódico revista prensa | journal magazine presse | zeitung zeitschrift presse | giornale rivista stampa | jornal revista imprensa | krant tijdschrift pers | газета журнал печать
letter post | carta | lettre | brief | lettera | carta | brief | письмо
table chart figure | tabla cuadro gráfico | tableau graphique figure | tabelle abbildung | tabella grafico figura | tabela gráfico figura | tabel grafiek figuur | таблица рисунок график
chapter section | capítulo sección | chapitre section | kapitel abschnitt | capitolo sezione | capítulo secção seção | hoofdstuk paragraaf | глава раздел
aqueduct canal channel pipe | acueducto canal tubería | aqueduc canal conduite | aquädukt kanal rohr leitung | acquedotto canale tubo | aqueduto canal tubo conduta | aquaduct kanaal buis leiding | акведук канал труба
tunnel | túnel | tunnel | tunnel | galleria tunnel | túnel | tunnel | туннель тоннель
dam dyke dike | presa dique | barrage digue | damm deich staudamm | diga argine | barragem dique | dam dijk | плотина дамба
pump pumping | bomba bombear | pompe pomper | pumpe pumpen | pompa pompare | bomba bombear | pomp pompen gemaal | насос качать
cable rope chain | cable cuerda cadena | câble corde chaîne | seil kabel kette | cavo corda fune catena | cabo corda corrente | kabel touw ketting | трос канат верёвка цепь
clock watch bell | reloj campana | horloge montre cloche | uhr glocke | orologio campana | relógio sino | klok horloge bel | часы колокол
garment clothes shoes wear | ropa zapatos llevar | vêtements chaussures porter | kleidung schuhe tragen | vestiti scarpe indossare | roupa sapatos vestir calçado | kleding schoenen dragen | одежда обувь носить
bicycle bike | bicicleta | vélo bicyclette | fahrrad rad | bicicletta bici | bicicleta | fiets | велосипед
glacier ice | glaciar hielo | glacier glace | gletscher eis | ghiacciaio ghiaccio | glaciar gelo | gletsjer ijs | ледник лёд
volcano lava eruption | volcán lava erupción | volcan lave éruption | vulkan lava ausbruch | vulcano lava eruzione | vulcão lava erupção | vulkaan lava uitbarsting | вулкан лава извержение
valley | valle | vallée | tal | valle | vale | vallei dal | долина
grow cultivate cultivation | cultivar cultivo | cultiver culture | anbauen züchten | coltivare coltivazione | cultivar cultivo | kweken verbouwen teelt | выращивать разводить
feather wing | pluma ala | plume aile | feder flügel | piuma ala | pena asa | veer vleugel | перо крыло
egg | huevo | œuf oeuf | ei eier | uovo uova | ovo | ei eieren | яйцо яйца
smoke | humo fumar | fumée fumer | rauch rauchen | fumo fumare | fumo fumar | rook roken | дым курить
crime steal stolen theft thief | crimen robo robar ladrón | crime vol voler voleur | verbrechen diebstahl stehlen gestohlen dieb | crimine furto rubare rubato ladro | crime roubo furto roubar ladrão | misdaad diefstal stelen gestolen dief | преступление кража украсть вор
judge court trial law | juez tribunal juicio | juge tribunal procès | richter gericht prozess | giudice tribunale processo | juiz tribunal julgamento | rechter rechtbank proces | судья суд процесс
police | policía | police | polizei | polizia | polícia | politie | полиция
prison jail | prisión cárcel | prison | gefängnis haft | prigione carcere | prisão cadeia | gevangenis | тюрьма
password login account user | contraseña cuenta usuario | mot passe compte utilisateur | passwort kennwort konto benutzer | password conto utente | palavra-passe senha conta utilizador | wachtwoord account gebruiker | пароль аккаунт учётная пользователь
install setup installation | instalar instalación | installer installation | installieren installation einrichten | installare installazione | instalar instalação | installeren installatie | установить установка
error bug failure fault | error fallo | erreur panne défaut | fehler störung ausfall | errore guasto | erro falha avaria | fout storing | ошибка сбой неисправность
battery charge | batería pila cargar | batterie pile charger | batterie akku laden | batteria pila caricare | bateria pilha carregar | batterij accu laden | батарея аккумулятор заряжать
example instance | ejemplo | exemple | beispiel | esempio | exemplo | voorbeeld | пример
`
